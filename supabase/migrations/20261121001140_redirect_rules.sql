-- The rules of redirects. However a row is written, its target is the end of the chain, and it neither loops nor covers a page.

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
  was boolean := tg_op <> 'INSERT' and private.is_public(old.status, old.published_at) is true;
  becomes boolean := tg_op <> 'DELETE' and private.is_public(new.status, new.published_at) is true;
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
