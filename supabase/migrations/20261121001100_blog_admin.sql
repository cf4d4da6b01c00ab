-- What the staff's editor stands on: history, autosaved drafts, redirects that follow a page, and a save that overwrites nobody.
-- What a function refuses has one of three codes: PT422 with a sentence for the person who asked and, in the hint, the field it
-- belongs to; PT409 when somebody else was faster; PostgreSQL's own for a call that no form of ours makes.

-- The fields of the editor's form, by the names of their columns.
create function private.post_fields(post public.blog_posts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'title', post.title, 'slug', post.slug, 'content', post.content, 'excerpt', post.excerpt,
    'featured_image', post.featured_image, 'featured_image_alt', post.featured_image_alt, 'author', post.author, 'author_id', post.author_id,
    'is_featured', post.is_featured, 'meta_title', post.meta_title, 'meta_description', post.meta_description,
    'published_at', post.published_at, 'tags', post.tags, 'category', post.category, 'status', post.status
  )
$$;
-- save_blog_post() and the functions for redirects run with the rights of whoever calls them.
grant execute on function private.post_fields(public.blog_posts) to authenticated;

-- Columns that follow from others.

-- Spaces and line breaks alone are no change that a reader would call one (no artificial freshening of dates).
create function private.set_derived_post_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.author_id is not null then
    new.author := coalesce((select name from public.authors where id = new.author_id), new.author);
  end if;
  if tg_op = 'INSERT' then
    if new.category = '' and cardinality(new.categories) > 0 then
      new.category := coalesce(new.categories[1], '');
    elsif new.category <> '' and new.categories[1] is distinct from new.category then
      new.categories := new.category || array_remove(new.categories, new.category);
    end if;
    return new;
  end if;
  if new.category <> old.category then
    new.categories := array_remove(array_remove(new.categories, old.category), new.category);
    if new.category <> '' then
      new.categories := new.category || new.categories;
    end if;
  end if;
  if old.status = 'published' and old.published_at <= now() and new.status = 'published'
    and new.content_updated_at is not distinct from old.content_updated_at
    and btrim(regexp_replace(old.title || ' ' || old.content, '\s+', ' ', 'g'))
      <> btrim(regexp_replace(new.title || ' ' || new.content, '\s+', ' ', 'g'))
  then
    new.content_updated_at := now();
  end if;
  return new;
end;
$$;
create trigger set_derived_post_columns before insert or update of title, content, category, status, author, author_id
  on public.blog_posts for each row execute function private.set_derived_post_columns();

-- An author has one name, wherever an article states it.
create function private.rename_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.blog_posts set author = new.name where author_id = new.id and author <> new.name;
  return null;
end;
$$;
create trigger rename_author after update of name on public.authors
  for each row when (old.name <> new.name) execute function private.rename_author();

-- The list shows one featured article, so the one that is published as featured last takes the place of the others in
-- the same transaction. A draft may be marked already: it takes the place when it is published.
create function private.keep_one_featured() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Of several that one statement features, the first to get here has unmarked the others.
  if exists (select from public.blog_posts where id = new.id and is_featured) then
    update public.blog_posts set is_featured = false where is_featured and status = 'published' and id <> new.id;
  end if;
  return null;
end;
$$;
create trigger keep_one_featured after insert or update of is_featured, status on public.blog_posts
  for each row when (new.is_featured and new.status = 'published') execute function private.keep_one_featured();

-- History.

create table public.blog_post_versions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  title text generated always as (fields ->> 'title') stored,
  slug text generated always as (fields ->> 'slug') stored,
  change text not null default '' check (length(change) <= 300),
  changed_by uuid default auth.uid() references auth.users (id) on delete set null,
  changed_by_email text default auth.jwt() ->> 'email',
  changed_at timestamptz not null default clock_timestamp()
);
comment on table public.blog_post_versions is
  'The last 50 states of each article, written by the transaction that made them; `change` says in words what became different.';
create index blog_post_versions_post on public.blog_post_versions (post_id, changed_at desc);
create index blog_post_versions_changed_by on public.blog_post_versions (changed_by);
alter table public.blog_post_versions enable row level security;
grant select on public.blog_post_versions to authenticated;
grant select, insert, update, delete on public.blog_post_versions to service_role;
create policy "administrators read the history" on public.blog_post_versions
  for select to authenticated using ((select public.is_administrator()));

create function private.describe_change(before jsonb, after jsonb) returns text
language sql stable set search_path = '' as $$
  with changed as (
    select string_agg(label, ', ' order by place) as labels
    from (values
      (1, 'title', 'title'), (2, 'slug', 'slug'), (3, 'content', 'text'), (4, 'excerpt', 'excerpt'),
      (5, 'featured_image', 'image'), (6, 'author', 'author'), (7, 'author_id', 'author''s page'),
      (8, 'meta_title', 'meta title'), (9, 'meta_description', 'meta description'), (10, 'category', 'category'),
      (11, 'tags', 'tags'), (12, 'published_at', 'published date'), (13, 'is_featured', 'featured'),
      (14, 'featured_image_alt', 'the image''s alternative text')
    ) as named (place, field, label)
    where before -> field is distinct from after -> field
  )
  select concat_ws('; ',
    case when before ->> 'status' <> after ->> 'status' then
      case after ->> 'status' when 'published' then 'Published' else 'Unpublished' end
    end,
    'Changed: ' || labels
  ) from changed
$$;

create function private.record_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb := private.post_fields(new);
begin
  if tg_op = 'UPDATE' then
    before := private.post_fields(old);
    if before = after then
      return null;
    end if;
    if not exists (select from public.blog_post_versions where post_id = new.id) then
      insert into public.blog_post_versions (post_id, fields, change, changed_by, changed_by_email, changed_at)
      values (new.id, before, 'As it was before its history began', null, null, old.updated_at);
    end if;
  end if;
  insert into public.blog_post_versions (post_id, fields, change)
  values (new.id, after, case tg_op when 'INSERT' then 'Created' else private.describe_change(before, after) end);
  delete from public.blog_post_versions where id in (
    select id from public.blog_post_versions where post_id = new.id order by changed_at desc offset 50
  );
  return null;
end;
$$;
-- The columns are named so that neither a reading nor an author's new name, which are none of them, makes a version.
create trigger record_version
  after insert or update of title, slug, content, excerpt, featured_image, featured_image_alt, author_id, is_featured, meta_title,
    meta_description, published_at, tags, category, status on public.blog_posts
  for each row execute function private.record_version();

-- What was typed and not saved.

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

revoke execute on function public.keep_blog_post_draft(uuid, uuid, uuid, jsonb, timestamptz, timestamptz),
  public.list_blog_post_drafts(uuid) from public;
grant execute on function public.keep_blog_post_draft(uuid, uuid, uuid, jsonb, timestamptz, timestamptz),
  public.list_blog_post_drafts(uuid) to authenticated;

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

-- Redirects. However a row is written, its target is the end of the chain, and it neither loops nor covers a page.

create function private.path_part(address text) returns text
language sql immutable set search_path = '' as $$
  select split_part(split_part(address, '#', 1), '?', 1)
$$;

-- Where `target` leads once its path has moved: what follows the path stays, unless the new place says its own.
create function private.moved_target(target text, new_target text) returns text
language sql immutable set search_path = '' as $$
  select new_target || case when new_target ~ '[?#]' then '' else substr(target, length(private.path_part(target)) + 1) end
$$;

create function private.is_page(path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case
    when path like '/blog/%' then
      exists (select from public.blog_posts where slug = substr(path, length('/blog/') + 1) and status = 'published')
    when path like '/author/%' then
      exists (select from public.authors where slug = substr(path, length('/author/') + 1))
    else false
  end
$$;

create function private.settle_redirect() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  onward public.slug_redirects;
begin
  -- Two people who each add one half of a loop at the same moment go one after the other.
  perform pg_advisory_xact_lock(hashtextextended('slug_redirects', 0));
  if (tg_op = 'INSERT' or new.source_path <> old.source_path) and private.is_page(new.source_path) then
    raise exception 'A page is published at %, so a redirect would make it unreachable.', new.source_path
      using errcode = 'PT422', hint = 'source';
  end if;
  select * into onward from public.slug_redirects
  where source_path = private.path_part(new.target_path) and source_path <> new.source_path and id <> new.id;
  if found then
    new.target_path := private.moved_target(new.target_path, onward.target_path);
  end if;
  -- A row that names its own source as its target is left to the table's check.
  if private.path_part(new.target_path) = new.source_path and (onward.id is not null or new.target_path <> new.source_path) then
    raise exception 'This redirect would lead back to %, where it starts.', new.source_path
      using errcode = 'PT422', hint = 'target';
  end if;
  return new;
end;
$$;
create trigger settle_redirect before insert or update of source_path, target_path on public.slug_redirects
  for each row execute function private.settle_redirect();

create function private.shorten_chains() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.slug_redirects set target_path = private.moved_target(target_path, new.target_path)
  where private.path_part(target_path) = new.source_path;
  return null;
end;
$$;
create trigger shorten_chains after insert or update of source_path, target_path on public.slug_redirects
  for each row execute function private.shorten_chains();

create function private.move_path(old_path text, new_path text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.slug_redirects where source_path = new_path;
  insert into public.slug_redirects (source_path, target_path) values (old_path, new_path)
  on conflict (source_path) do update set target_path = excluded.target_path;
end;
$$;

create function private.forget_path(path text) returns void
language sql security definer set search_path = '' as $$
  delete from public.slug_redirects where private.path_part(target_path) = path
$$;

create function private.redirect_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op <> 'INSERT' and coalesce(old.status = 'published' and old.published_at <= now(), false);
  becomes boolean := tg_op <> 'DELETE' and coalesce(new.status = 'published' and new.published_at <= now(), false);
  former text;
begin
  if tg_op = 'DELETE' or (was and not becomes) then
    perform private.forget_path('/blog/' || old.slug);
    return null;
  end if;
  if new.status = 'published' then
    delete from public.slug_redirects where source_path = '/blog/' || new.slug;
  end if;
  if was and becomes and old.slug <> new.slug then
    perform private.move_path('/blog/' || old.slug, '/blog/' || new.slug);
  elsif becomes and not was then
    -- An article that comes back is found under the addresses it was public at before.
    for former in
      select distinct slug from public.blog_post_versions
      where post_id = new.id and slug <> new.slug and fields ->> 'status' = 'published'
        and (fields ->> 'published_at')::timestamptz <= changed_at
    loop
      if not private.is_page('/blog/' || former) then
        insert into public.slug_redirects (source_path, target_path) values ('/blog/' || former, '/blog/' || new.slug)
        on conflict (source_path) do nothing;
      end if;
    end loop;
  end if;
  return null;
end;
$$;
create trigger redirect_post after insert or delete or update of slug, status, published_at on public.blog_posts
  for each row execute function private.redirect_post();

create function private.redirect_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.forget_path('/author/' || old.slug);
  elsif tg_op = 'INSERT' then
    delete from public.slug_redirects where source_path = '/author/' || new.slug;
  elsif old.slug <> new.slug then
    perform private.move_path('/author/' || old.slug, '/author/' || new.slug);
  end if;
  return null;
end;
$$;
create trigger redirect_author after insert or delete or update of slug on public.authors
  for each row execute function private.redirect_author();

-- An address as the site spells it: lower case outside its escapes, and no slash at the end.
create function private.plain_path(address text) returns text
language sql immutable set search_path = '' as $$
  select case when bare ~ '%' then bare else lower(bare) end
  from (select regexp_replace(btrim(address), '(.)/+$', '\1') as bare) as given
$$;

create function private.check_redirect(source text, target text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if source is null or source !~ '^/[^\s?#]*$' or length(source) > 2048 then
    raise exception 'The old address must be a path of this site without a query, such as /blog/old-name.'
      using errcode = 'PT422', hint = 'source';
  elsif target is null or not private.is_own_address(target) then
    raise exception 'The new address must be a path of this site, such as /blog/new-name.'
      using errcode = 'PT422', hint = 'target';
  elsif private.path_part(target) = source then
    raise exception 'This redirect would lead back to %, where it starts.', source using errcode = 'PT422', hint = 'target';
  end if;
end;
$$;
grant execute on function private.plain_path(text), private.check_redirect(text, text) to authenticated;

create function public.add_redirect(source text, target text) returns public.slug_redirects
language plpgsql set search_path = '' as $$
declare
  from_path text := private.plain_path(source);
  to_path text := btrim(target);
  added public.slug_redirects;
begin
  perform private.only_administrators();
  perform private.check_redirect(from_path, to_path);
  insert into public.slug_redirects (source_path, target_path) values (from_path, to_path) returning * into added;
  return added;
exception when unique_violation then
  raise exception 'There is a redirect from % already.', from_path using errcode = 'PT422', hint = 'source';
end;
$$;
comment on function public.add_redirect(text, text) is
  'Adds a redirect and gives it back with the target it really leads to; refuses with a sentence for the person who asked.';

create function public.update_redirect(redirect_id uuid, source text, target text) returns public.slug_redirects
language plpgsql set search_path = '' as $$
declare
  from_path text := private.plain_path(source);
  to_path text := btrim(target);
  changed public.slug_redirects;
begin
  perform private.only_administrators();
  perform private.check_redirect(from_path, to_path);
  update public.slug_redirects set source_path = from_path, target_path = to_path where id = redirect_id
  returning * into changed;
  if not found then
    raise exception 'This redirect was removed in the meantime.' using errcode = 'PT409';
  end if;
  return changed;
exception when unique_violation then
  raise exception 'There is a redirect from % already.', from_path using errcode = 'PT422', hint = 'source';
end;
$$;
comment on function public.update_redirect(uuid, text, text) is
  'Changes a redirect under the rules of add_redirect(); its hits stay.';

create function public.follow_redirect(path text) returns text
language sql security definer set search_path = '' as $$
  update public.slug_redirects set hits = hits + 1, last_hit_at = now() where source_path = path returning target_path
$$;
comment on function public.follow_redirect(text) is
  'Where a path moved to, counting the hit; null when it did not move. One look into an index, whatever is asked.';

-- Saving.

create function public.save_blog_post(
  post_id uuid, fields jsonb, expected_updated_at timestamptz default null, draft_id uuid default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  current_row public.blog_posts;
  next_row public.blog_posts;
  unknown text;
begin
  perform private.only_administrators();
  if jsonb_typeof(fields) is distinct from 'object' then
    raise exception 'The fields of the post are missing.' using errcode = '22023';
  end if;
  select string_agg(key, ', ' order by key) into unknown from jsonb_object_keys(fields) as key
  where not private.post_fields(null) ? key;
  if unknown is not null then
    raise exception 'A post has no field named %.', unknown using errcode = '22023';
  end if;

  if post_id is null then
    raise exception 'The id of the post is missing.' using errcode = '22023';
  end if;
  select * into current_row from public.blog_posts where id = post_id for update;
  if current_row.updated_at is distinct from expected_updated_at then
    return case when found then jsonb_build_object('conflict', private.post_fields(current_row)
        || jsonb_build_object('id', current_row.id, 'updated_at', current_row.updated_at))
      else '{"gone": true}' end;
  elsif found then
    next_row := jsonb_populate_record(current_row, fields);
  else
    next_row := jsonb_populate_record(null::public.blog_posts, '{
      "title": "", "content": "", "excerpt": "", "featured_image_alt": "", "author": "", "is_featured": false, "meta_title": "",
      "meta_description": "", "tags": [], "category": "", "status": "draft"
    }' || fields);
  end if;

  next_row.slug := nullif(next_row.slug, '');
  if next_row.status = 'published' and next_row.published_at is null then
    raise exception 'A published post needs a published date.' using errcode = 'PT422', hint = 'published_at';
  elsif next_row.status = 'published' and (next_row.author_id is null
    or '' = any (array[next_row.slug, next_row.content, next_row.excerpt, next_row.featured_image]) is distinct from false)
  then
    raise exception 'Please fill in all required fields.' using errcode = 'PT422';
  elsif (next_row.published_at at time zone 'Asia/Kolkata')::date > (now() at time zone 'Asia/Kolkata')::date then
    raise exception 'The published date may not be later than today.' using errcode = 'PT422', hint = 'published_at';
  end if;

  if current_row.id is null then
    insert into public.blog_posts (id, title, slug, content, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title,
      meta_description, published_at, tags, category, status)
    values (post_id, next_row.title, next_row.slug, next_row.content, next_row.excerpt, next_row.featured_image,
      next_row.featured_image_alt, next_row.author, next_row.author_id, next_row.is_featured, next_row.meta_title,
      next_row.meta_description, next_row.published_at, next_row.tags, next_row.category, next_row.status)
    returning * into next_row;
  elsif private.post_fields(next_row) <> private.post_fields(current_row) then
    update public.blog_posts set
      (title, slug, content, excerpt, featured_image, featured_image_alt, author, author_id, is_featured, meta_title, meta_description,
        published_at, tags, category, status)
      = (next_row.title, next_row.slug, next_row.content, next_row.excerpt, next_row.featured_image,
        next_row.featured_image_alt, next_row.author, next_row.author_id, next_row.is_featured, next_row.meta_title, next_row.meta_description, next_row.published_at,
        next_row.tags, next_row.category, next_row.status)
    where id = post_id
    returning * into next_row;
  end if;
  delete from public.blog_post_drafts where id = draft_id and owner = (select auth.uid());
  return jsonb_build_object('saved', private.post_fields(next_row)
    || jsonb_build_object('id', next_row.id, 'updated_at', next_row.updated_at));
end;
$$;
comment on function public.save_blog_post(uuid, jsonb, timestamptz, uuid) is
  'Saves the fields given, of a new post with this id when expected_updated_at is null: {"saved"}, or {"conflict"} with the state of whoever saved in between, or {"gone"}. The draft that was saved with it ends.';

-- Removing.

-- An address of this site in a text: followed by nothing that could go on with it, preceded by nothing or by a host.
create function private.names_path(text_of_page text, path text) returns boolean
language sql immutable set search_path = '' as $$
  select strpos(text_of_page, path) > 0
    and text_of_page ~ ('(^|[^a-z0-9]|//[a-z0-9.:-]+)' || path || '($|[^a-z0-9/-]|/($|[^a-z0-9]))')
$$;

create function public.list_links_to(path text)
returns table (kind text, id uuid, label text, address text, hits bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  if path is null or path !~ '^/[a-z0-9/-]+$' or length(path) > 300 then
    raise exception 'This is no address of a page.' using errcode = '22023';
  end if;
  return query
    select * from (
      select 'post', post.id, post.title, '/admin/blog/' || post.id, null::bigint from public.blog_posts as post
      where private.names_path(post.content, path) and '/blog/' || post.slug is distinct from path
      union all
      select 'author', author.id, author.name, '/admin/authors/' || author.id, null from public.authors as author
      where private.names_path(author.full_bio, path)
      union all
      select 'city page', page.id, page.service_type || ' in ' || page.city, private.path_of(page), null
      from public.city_pages as page where private.names_path(to_jsonb(page)::text, path)
      union all
      select 'service', page.id, page.service_name, private.path_of(page), null
      from public.service_details as page where private.names_path(to_jsonb(page)::text, path)
      union all
      select 'redirect', redirect.id, redirect.source_path, redirect.target_path, redirect.hits
      from public.slug_redirects as redirect where private.path_part(redirect.target_path) = path
    ) as link
    limit 100;
end;
$$;
comment on function public.list_links_to(text) is
  'What leads to a page of this site: articles, bios, other pages and redirects, for whoever is about to take it away.';

-- What led to a page that is about to go leads to `target` instead; the page's own address does so once it has gone.
create function private.hand_over(path text, target text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.check_redirect(path, target);
  update public.slug_redirects set target_path = target
  where private.path_part(target_path) = path and source_path <> private.path_part(target);
end;
$$;
grant execute on function private.hand_over(text, text) to authenticated;

create function public.delete_blog_post(post_id uuid, redirect_to text default null) returns void
language plpgsql set search_path = '' as $$
declare
  path text;
begin
  perform private.only_administrators();
  select '/blog/' || slug into path from public.blog_posts where id = post_id for update;
  if path is null or redirect_to is null then
    delete from public.blog_posts where id = post_id;
    return;
  end if;
  perform private.hand_over(path, redirect_to);
  delete from public.blog_posts where id = post_id;
  insert into public.slug_redirects (source_path, target_path) values (path, redirect_to);
end;
$$;
comment on function public.delete_blog_post(uuid, text) is
  'Deletes a post with its history. With redirect_to its address, and all that led to it, leads there from then on.';

create function public.delete_author(author_id uuid, redirect_to text default null) returns void
language plpgsql set search_path = '' as $$
declare
  path text;
  articles integer;
begin
  perform private.only_administrators();
  select '/author/' || slug into path from public.authors where id = author_id for update;
  select count(*) into articles from public.blog_posts as post where post.author_id = delete_author.author_id;
  if articles > 0 then
    raise exception 'This author still has %. Give them to somebody else first.',
      case articles when 1 then '1 article' else articles || ' articles' end
      using errcode = 'PT422';
  end if;
  if path is null or redirect_to is null then
    delete from public.authors where id = author_id;
    return;
  end if;
  perform private.hand_over(path, redirect_to);
  delete from public.authors where id = author_id;
  insert into public.slug_redirects (source_path, target_path) values (path, redirect_to);
end;
$$;
comment on function public.delete_author(uuid, text) is
  'Deletes an author who has no articles. With redirect_to the address of the page leads there from then on.';

create function public.count_author_posts() returns table (author_id uuid, articles bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.only_administrators();
  return query select post.author_id, count(*) from public.blog_posts as post where post.author_id is not null group by 1;
end;
$$;
comment on function public.count_author_posts() is 'How many articles each author has, drafts among them.';

revoke execute on function public.list_links_to(text), public.delete_blog_post(uuid, text), public.delete_author(uuid, text),
  public.count_author_posts() from public;
grant execute on function public.list_links_to(text), public.delete_blog_post(uuid, text), public.delete_author(uuid, text),
  public.count_author_posts() to authenticated;

revoke execute on function public.add_redirect(text, text), public.update_redirect(uuid, text, text),
  public.follow_redirect(text), public.save_blog_post(uuid, jsonb, timestamptz, uuid) from public;
grant execute on function public.add_redirect(text, text), public.update_redirect(uuid, text, text),
  public.save_blog_post(uuid, jsonb, timestamptz, uuid) to authenticated;
grant execute on function public.follow_redirect(text) to anon, authenticated, service_role;
