-- Schemas, extensions and helpers that the tables after this build on.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- A project may open whatever is new to the API roles by default. Here a table or function gives only what it names,
-- or the column rights further on would be worth nothing.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- PostgreSQL itself lets everybody execute a new function. Triggers run without that right.
alter default privileges revoke execute on functions from public;

-- Not exposed over the API: only functions of ours reach what is in here.
create schema if not exists private;
revoke all on schema private from public;

-- A save that changes nothing is no change: search engines and readers are told when something really changed. The columns
-- that its arguments name do not count; those that follow from others are not reckoned yet when it looks.
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
declare
  uncounted constant text[] := array_append(coalesce(tg_argv, '{}'), 'updated_at');
begin
  new.updated_at := case when to_jsonb(new) - uncounted = to_jsonb(old) - uncounted then old.updated_at else now() end;
  return new;
end;
$$;

-- True for a jsonb list within the given size; rows may be written by hand, so the elements are checked when read.
create function private.is_list(value jsonb, max_bytes integer) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(value) = 'array' and octet_length(value::text) <= max_bytes
$$;

create function private.is_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 120
$$;

-- An address of this site that no reader can take for another one: nothing in its path is resolved away, read as a second
-- slash, or left out by a browser.
create function private.is_own_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) <= 2048 and value ~ '^/[^[:space:][:cntrl:]]*$'
    and split_part(split_part(value, '#', 1), '?', 1) !~* '\\|//|(^|/)(\.|%2e){1,2}(/|$)|%(2f|5c|[01][0-9a-f]|7f)'
$$;

-- Check constraints run these with the rights of whoever writes the row.
grant usage on schema private to authenticated, service_role;
grant execute on function private.is_list(jsonb, integer), private.is_slug(text), private.is_own_address(text)
  to authenticated, service_role;
