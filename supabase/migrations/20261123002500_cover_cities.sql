-- A statement that writes many city pages brings the list of cities up to date once, and not once for each row.

create function private.cover_cities(covered text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.covered_cities as known (slug, name, state, services, updated_at, latitude, longitude)
  select city_slug, min(city), coalesce(max(nullif(state, '')), ''), array_agg(service_type order by service_type), max(updated_at),
    (array_agg(latitude order by updated_at desc, id) filter (where latitude is not null))[1],
    (array_agg(longitude order by updated_at desc, id) filter (where latitude is not null))[1]
  from unnest(covered) as city (slug), private.public_city_pages(city.slug) group by city_slug
  on conflict (slug) do update set name = excluded.name, state = excluded.state, services = excluded.services,
    updated_at = excluded.updated_at, latitude = excluded.latitude, longitude = excluded.longitude
  where (known.name, known.state, known.services, known.updated_at, known.latitude, known.longitude) is distinct from
    (excluded.name, excluded.state, excluded.services, excluded.updated_at, excluded.latitude, excluded.longitude);
  delete from public.covered_cities where slug = any (covered) and not exists (select from private.public_city_pages(slug));
end;
$$;

drop trigger follow_covered_city on public.city_pages;
drop function private.follow_covered_city();
create function private.follow_covered_cities() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  written text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    written := array(select distinct city_slug from new_rows);
  end if;
  if tg_op <> 'INSERT' then
    written := written || array(select distinct city_slug from old_rows where city_slug <> all (written));
  end if;
  perform private.cover_cities(written);
  return null;
end;
$$;
create trigger follow_inserted_cities after insert on public.city_pages
  referencing new table as new_rows for each statement execute function private.follow_covered_cities();
create trigger follow_updated_cities after update on public.city_pages
  referencing old table as old_rows new table as new_rows for each statement execute function private.follow_covered_cities();
create trigger follow_deleted_cities after delete on public.city_pages
  referencing old table as old_rows for each statement execute function private.follow_covered_cities();

create or replace function private.follow_service_path() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.city_page_verdicts as verdict set path = private.path_of(page)
  from public.city_pages as page
  where page.id = verdict.page_id and verdict.path is distinct from private.path_of(page)
    and page.service_type = any(array[old.service_name, new.service_name]);
  if tg_op = 'UPDATE' and old.status <> new.status then
    perform private.cover_cities(array(select distinct city_slug from public.city_pages where service_type = new.service_name));
  end if;
  return null;
end;
$$;
drop function private.cover_city(text);
