-- The seed starts here and goes on in supabase/seed/ with what every site needs: services and the e-mail template. What is there is left
-- as it is. supabase/seed/samples/ has authors, articles and city pages to see the site with: every person, testimonial and company in it
-- is made up, and marked `is_sample` where a visitor could take it for real.
select 1;
