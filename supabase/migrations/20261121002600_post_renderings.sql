-- The HTML of each article, made when it is saved, so that its readers do not wait for it.

create table public.blog_post_renderings (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  html text not null check (length(html) <= 1500000),
  headings jsonb not null check (jsonb_typeof(headings) = 'array'),
  reading_minutes integer not null check (reading_minutes > 0),
  seal text not null check (length(seal) <= 100),
  feed_html text not null check (length(feed_html) <= 100000),
  feed_seal text not null check (length(feed_seal) <= 100),
  updated_at timestamptz not null default now()
);
comment on table public.blog_post_renderings is
  'The HTML of articles. Each seal binds what it covers to the text it was made of; whatever does not bear the seal of the server is never shown, but made anew.';
create trigger touch_updated_at before update on public.blog_post_renderings
  for each row execute function private.touch_updated_at();
alter table public.blog_post_renderings enable row level security;
-- Only the server writes here: HTML from anybody else, an administrator included, would be a script on a page.
grant select on public.blog_post_renderings to anon, authenticated;
grant select, insert, update, delete on public.blog_post_renderings to service_role;
create policy "whoever reads a post reads its rendering" on public.blog_post_renderings
  for select to anon, authenticated using (exists (select from public.blog_posts where id = post_id));
