-- What was typed in the editor and not saved.

create table public.blog_post_drafts (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null,
  owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
  owner_email text default auth.jwt() ->> 'email',
  writer uuid not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 1200000),
  title text generated always as (left(fields ->> 'title', 300)) stored,
  based_on timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp()
);
comment on table public.blog_post_drafts is
  'What an administrator typed and has not saved, of a post that may not exist yet or no longer. It ends when it is saved or thrown away, not with the post. `writer` is the opened editor that writes it; `based_on` the updated_at of the post it began with.';
create index blog_post_drafts_owner on public.blog_post_drafts (owner, post_id);
create index blog_post_drafts_updated_at on public.blog_post_drafts (updated_at desc);
alter table public.blog_post_drafts enable row level security;
grant select, insert, update, delete on public.blog_post_drafts to authenticated, service_role;
create policy "administrators read their own drafts" on public.blog_post_drafts
  for select to authenticated using (owner = (select auth.uid()) and (select public.is_administrator()));
create policy "administrators add drafts of their own" on public.blog_post_drafts
  for insert to authenticated with check (owner = (select auth.uid()) and (select public.is_administrator()));
create policy "administrators change their own drafts" on public.blog_post_drafts
  for update to authenticated
  using (owner = (select auth.uid()) and (select public.is_administrator()))
  with check (owner = (select auth.uid()) and (select public.is_administrator()));
create policy "administrators delete their own drafts" on public.blog_post_drafts
  for delete to authenticated using (owner = (select auth.uid()) and (select public.is_administrator()));

create function public.keep_blog_post_draft(
  draft_id uuid, of_post uuid, by_editor uuid, typed jsonb, seen timestamptz default null, began_with timestamptz default null
) returns public.blog_post_drafts
language plpgsql set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  kept public.blog_post_drafts;
begin
  perform private.only_administrators();
  update public.blog_post_drafts
  set fields = typed, based_on = began_with, writer = by_editor, updated_at = clock_timestamp()
  where id = draft_id and owner = me and (writer = by_editor or updated_at = seen)
  returning * into kept;
  if found then
    return kept;
  elsif (select count(*) from public.blog_post_drafts where owner = me) >= 200 then
    raise exception 'You have 200 drafts. Please discard some of them in the list of posts.' using errcode = 'PT422';
  end if;
  insert into public.blog_post_drafts (id, post_id, writer, based_on, fields)
  values (
    case when exists (select from public.blog_post_drafts where id = draft_id) then gen_random_uuid() else draft_id end,
    of_post, by_editor, began_with, typed
  )
  returning * into kept;
  return kept;
end;
$$;
comment on function public.keep_blog_post_draft(uuid, uuid, uuid, jsonb, timestamptz, timestamptz) is
  'Keeps what a person typed and gives it back. A draft that another editor has gone on writing since `seen` is left alone: then there are two.';

create function public.list_blog_post_drafts(of_post uuid default null)
returns table (
  id uuid, post_id uuid, title text, owner_email text, is_mine boolean, is_stored boolean, was_stored boolean, updated_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  return query
    select draft.id, draft.post_id, draft.title, draft.owner_email, draft.owner = (select auth.uid()),
      post.id is not null, draft.based_on is not null, draft.updated_at
    from public.blog_post_drafts as draft left join public.blog_posts as post on post.id = draft.post_id
    where of_post is null or draft.post_id = of_post
    order by draft.owner = (select auth.uid()) desc, draft.updated_at desc
    limit 100;
end;
$$;
comment on function public.list_blog_post_drafts(uuid) is
  'Whose drafts there are, of what and since when; the texts stay with those who typed them.';

grant execute on function public.keep_blog_post_draft(uuid, uuid, uuid, jsonb, timestamptz, timestamptz),
  public.list_blog_post_drafts(uuid) to authenticated;
