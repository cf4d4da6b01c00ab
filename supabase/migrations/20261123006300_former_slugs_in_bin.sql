-- The slugs that a service had before lie in the bin with it.
create table private.former_slugs_in_bin (
  service_id uuid not null,
  slug text not null,
  deleted_at timestamptz not null default now(),
  primary key (service_id, slug)
);
comment on table private.former_slugs_in_bin is
  'Former slugs of deleted services, for as long as those lie in the bin; whichever nobody else has by then are theirs again.';
alter table private.former_slugs_in_bin enable row level security;
create index former_slugs_in_bin_deleted_at on private.former_slugs_in_bin (deleted_at);

create function private.keep_former_slugs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.former_slugs_in_bin where deleted_at < now() - interval '31 days';
  insert into private.former_slugs_in_bin (service_id, slug)
  select old.id, slug from public.former_service_slugs where service_id = old.id
  on conflict (service_id, slug) do update set deleted_at = now();
  return old;
end;
$$;
create trigger keep_former_slugs before delete on public.service_details
  for each row execute function private.keep_former_slugs();

create function private.give_former_slugs_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with kept as (
    delete from private.former_slugs_in_bin where service_id = new.id returning slug
  )
  insert into public.former_service_slugs (slug, service_id)
  select slug, new.id from kept
  where not exists (select from public.service_details where service_slug = kept.slug)
  on conflict (slug) do nothing;
  return null;
end;
$$;
create trigger give_former_slugs_back after insert on public.service_details
  for each row execute function private.give_former_slugs_back();
