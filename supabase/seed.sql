-- The seed starts here and goes on in supabase/seed/: services, authors, the e-mail template, then articles and city pages.
-- Every person, testimonial and company in it is a sample, marked `is_sample` where a visitor could take it for real.
select 1;
