-- How the staff add and change redirects, and how a visitor's is followed.
-- What a function refuses has one of three codes: PT422 with a sentence for the person who asked and, in the hint, the field it
-- belongs to; PT409 when somebody else was faster; PostgreSQL's own for a call that no form of ours makes.

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
-- These run with the rights of whoever calls the functions below.
grant execute on function private.path_part(text), private.plain_path(text), private.check_redirect(text, text) to authenticated;

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

grant execute on function public.add_redirect(text, text), public.update_redirect(uuid, text, text) to authenticated;
grant execute on function public.follow_redirect(text) to anon, authenticated, service_role;
