-- Schemas, extensions and helpers that the tables after this build on.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- A project may open whatever is new to the API roles by default. Here a table or function gives only what it names,
-- or the column rights further on would be worth nothing.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Not exposed over the API: only functions of ours reach what is in here.
create schema if not exists private;
revoke all on schema private from public;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
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

-- Check constraints run these with the rights of whoever writes the row.
grant usage on schema private to authenticated, service_role;
grant execute on function private.is_list(jsonb, integer), private.is_slug(text) to authenticated, service_role;
