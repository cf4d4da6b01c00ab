-- What an agency had in its database on 21 November 2026.
insert into auth.users (id, email, encrypted_password, email_confirmed_at) values
  ('c887f7f6-e7e5-47fc-82f5-d566b60587e9', 'owner@example.com', '$2a$10$aFC8rxmHCwSCvnM4LD5uouCoLEPFHGVXvsV0.9Sz/MF5dLwngnhne', now());
insert into public.administrators (user_id) values ('c887f7f6-e7e5-47fc-82f5-d566b60587e9');
insert into public.authors (id, slug, name) values ('0f8fad5b-d9cb-469f-a165-70867728950e', 'asha-rao', 'Asha Rao');
insert into public.blog_posts (slug, title, content, excerpt, featured_image, author, author_id, status, published_at) values
  ('an-old-article', 'An old article', 'Its text.', 'Its excerpt.', '/covers/old.webp', 'Asha Rao', '0f8fad5b-d9cb-469f-a165-70867728950e',
   'published', now() - interval '1 day');
insert into public.service_details (service_name, service_slug, service_description) values ('SEO', 'seo', 'Search, in our own words.');
insert into public.city_pages (city, state, service_type, intro_paragraph) values ('Pune', 'Maharashtra', 'SEO', 'Pune, in our own words.');
insert into public.slug_redirects (source_path, target_path) values ('/old-address', '/blog/an-old-article');
insert into public.form_submissions (name, email, message) values ('Meera', 'meera@example.com', 'Please call me back.');
