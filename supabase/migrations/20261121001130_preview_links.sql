-- Links that show a post as it is saved, to whoever has one.

create table public.blog_post_preview_links (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  made_by_email text default auth.jwt() ->> 'email',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
comment on table public.blog_post_preview_links is
  'A link works while its row is here and its time has not come; the address itself is signed by the site.';
create index blog_post_preview_links_post on public.blog_post_preview_links (post_id, created_at desc);
alter table public.blog_post_preview_links enable row level security;
grant select, insert, delete on public.blog_post_preview_links to authenticated, service_role;
create policy "administrators read preview links" on public.blog_post_preview_links
  for select to authenticated using ((select public.is_administrator()));
create policy "administrators make preview links" on public.blog_post_preview_links
  for insert to authenticated with check ((select public.is_administrator()));
create policy "administrators revoke preview links" on public.blog_post_preview_links
  for delete to authenticated using ((select public.is_administrator()));
