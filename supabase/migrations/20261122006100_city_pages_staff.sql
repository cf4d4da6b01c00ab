-- City pages as the staff keep them: where a city is, a list that stays fast, moving and deleting, and places on record.

-- A box around India. What lies within it and is another country is refused where it is typed (lib/cities/within-india.ts).
alter table public.city_pages
  add column latitude real check (latitude between 6.5 and 37.6),
  add column longitude real check (longitude between 68 and 97.5),
  add constraint city_pages_place check ((latitude is null) = (longitude is null));
comment on column public.city_pages.latitude is 'Where the city is on the map; the site knows the better known ones itself.';

alter table public.covered_cities add column latitude real, add column longitude real;
create index covered_cities_placed on public.covered_cities (slug) where latitude is not null;

create or replace function private.cover_city(covered text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.covered_cities as known (slug, name, state, services, updated_at, latitude, longitude)
  select city_slug, min(city), coalesce(max(nullif(state, '')), ''), array_agg(service_type order by service_type), max(updated_at),
    (array_agg(latitude order by updated_at desc, id) filter (where latitude is not null))[1],
    (array_agg(longitude order by updated_at desc, id) filter (where latitude is not null))[1]
  from public.city_pages where city_slug = covered and status = 'published' group by city_slug
  on conflict (slug) do update set name = excluded.name, state = excluded.state, services = excluded.services,
    updated_at = excluded.updated_at, latitude = excluded.latitude, longitude = excluded.longitude
  where (known.name, known.state, known.services, known.updated_at, known.latitude, known.longitude) is distinct from
    (excluded.name, excluded.state, excluded.services, excluded.updated_at, excluded.latitude, excluded.longitude);
  delete from public.covered_cities where slug = covered
    and not exists (select from public.city_pages where city_slug = covered and status = 'published');
end;
$$;

-- A page that moves leaves a redirect; one that is published is not hidden behind one.
create function private.redirect_city_page() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  former constant text := case when tg_op = 'UPDATE' then private.path_of(old) end;
  present constant text := private.path_of(new);
begin
  if present is null or present = former then
    return null;
  elsif former is null then
    delete from public.slug_redirects where source_path = present;
  else
    perform private.move_path(former, present);
  end if;
  return null;
end;
$$;
create trigger redirect_city_page after insert or update of city, service_type, status on public.city_pages
  for each row execute function private.redirect_city_page();

create function public.delete_city_page(page_id uuid, redirect_to text default null) returns void
language plpgsql set search_path = '' as $$
declare
  address constant text := (select path from public.city_page_verdicts as verdict where verdict.page_id = delete_city_page.page_id);
begin
  perform private.only_administrators();
  perform private.delete_page('public.city_pages', page_id, address, redirect_to);
end;
$$;
comment on function public.delete_city_page(uuid, text) is
  'Deletes a city page. With redirect_to its address, and all that led to it, leads there from then on.';

-- What a search for a city page looks in.
create index city_pages_searched on public.city_pages
  using gin (private.searchable(service_type || ' ' || city || ' ' || state || ' ' || h1_title) extensions.gin_trgm_ops)
  with (fastupdate = off);

-- In the very order of the list.
create index city_pages_changed on public.city_pages (updated_at desc, id);
create index city_pages_status_changed on public.city_pages (status, updated_at desc, id);
create index city_pages_service_changed on public.city_pages (service_type, updated_at desc, id);
create index city_page_verdicts_changed on public.city_page_verdicts (is_indexable, page_changed_at desc, page_id);

-- Only the conditions that are asked for, so that each question gets the plan that suits it.
create function private.city_page_conditions(
  patterns text[], status_filter text, service_filter text, shown_filter text, samples_shown boolean
) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(' and ', 'true',
    (select string_agg(format(
        'private.searchable(page.service_type || '' '' || page.city || '' '' || page.state || '' '' || page.h1_title) like $1[%s]', place), ' and ')
      from generate_series(1, coalesce(cardinality(patterns), 0)) as place),
    case status_filter
      when 'published' then 'page.status = ''published'''
      when 'scheduled' then 'page.publish_at is not null'
      when 'draft' then 'page.status = ''draft'' and page.publish_at is null' end,
    case when service_filter is not null then 'page.service_type = $2' end,
    case shown_filter
      when 'shown' then 'verdict.is_indexable' || case when samples_shown then '' else ' and not verdict.is_sample' end
      when 'kept-out' then 'page.status = ''published'' and ' ||
        case when samples_shown then 'not verdict.is_indexable' else '(not verdict.is_indexable or verdict.is_sample)' end end)
$$;

-- A page of the staff's list, what changed last first. With the rights of its owner: under row-level security a search may not use its index.
create function public.list_city_pages(
  search text default null, status_filter text default null, service_filter text default null, shown_filter text default null,
  samples_shown boolean default true, page_size integer default 50, page_offset integer default 0
)
returns table (
  id uuid, city text, city_slug text, state text, service_type text, status text, publish_at timestamptz, is_sample boolean,
  updated_at timestamptz, path text, is_indexable boolean, is_judged boolean, overlap real, own_words integer, places integer,
  reasons text[], changed_by text, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  patterns constant text[] := (
    select array_agg(private.containing(word)) from regexp_split_to_table(btrim(left(search, 200)), '\s+') as word where word <> '');
  asked constant integer := least(greatest(coalesce(page_size, 50), 1), 100);
  passed constant integer := greatest(coalesce(page_offset, 0), 0);
  conditions constant text :=
    private.city_page_conditions(patterns, status_filter, service_filter, shown_filter, coalesce(samples_shown, true));
  source constant text := case when conditions like '%verdict.%'
    then 'public.city_pages as page join public.city_page_verdicts as verdict on verdict.page_id = page.id'
    else 'public.city_pages as page' end;
  found uuid[];
  matches bigint;
begin
  perform private.only_administrators();
  execute format('select array(select page.id from %s where %s order by page.updated_at desc, page.id limit $3 offset $4)', source, conditions)
    into found using patterns, service_filter, asked, passed;
  if cardinality(found) = 0 then
    return;
  elsif cardinality(found) < asked then
    matches := passed + cardinality(found);
  else
    execute format('select count(*) from %s where %s', source, conditions) into matches using patterns, service_filter;
  end if;
  return query
    select page.id, page.city, page.city_slug, page.state, page.service_type, page.status, page.publish_at, page.is_sample,
      page.updated_at, verdict.path, coalesce(verdict.is_indexable, false), verdict.judged_at is not null, verdict.overlap,
      verdict.own_words, cardinality(verdict.evidence), verdict.reasons,
      (select entry.actor_email from public.activity as entry
        where entry.kind = 'city page' and entry.item_id = page.id::text order by entry.id desc limit 1),
      matches
    from public.city_pages as page left join public.city_page_verdicts as verdict on verdict.page_id = page.id
    where page.id = any (found) order by page.updated_at desc, page.id;
end;
$$;
comment on function public.list_city_pages(text, text, text, text, boolean, integer, integer) is
  'A page of the city pages that pass the filters, what changed last first, with what the guard says of each; `total` on every row is the number of all of them.';

-- Places count for a page, so a word that any page could use is none. What is written as names are, of one city, and stands in no
-- page about another: nobody can know by himself whether it exists, but whoever added it stands in the log of changes.
create function private.refuse_common_locality() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bounded constant text := '\m' || new.name || '\M';
  elsewhere text;
begin
  if exists (select from regexp_split_to_table(new.name, ' ') as word where word ~ '^[a-z]') then
    raise exception '“%” is not written as a name is: each of its words begins with a capital letter.', new.name
      using errcode = 'PT422', hint = 'names';
  elsif length(new.name) < 3 then
    raise exception '“%” is too short to be told from other words.', new.name using errcode = 'PT422', hint = 'names';
  elsif lower(replace(new.name, ' ', '-')) = new.city_slug then
    raise exception '“%” is the city itself, which every copy names.', new.name using errcode = 'PT422', hint = 'names';
  elsif exists (select from public.covered_cities where state = new.name or slug = lower(replace(new.name, ' ', '-')))
    or exists (select from public.service_details where service_name = new.name) then
    raise exception '“%” is the name of a state, a service or another city.', new.name using errcode = 'PT422', hint = 'names';
  elsif (select count(*) from public.city_localities where name = new.name and city_slug <> new.city_slug) >= 2 then
    raise exception '“%” is on record for two other cities, so it tells none from another.', new.name
      using errcode = 'PT422', hint = 'names';
  elsif (select count(*) from public.city_localities where city_slug = new.city_slug) >= 300 then
    raise exception 'There are 300 places on record for this city, which is enough.' using errcode = 'PT422', hint = 'names';
  end if;
  select string_agg(distinct page.city, ', ') into elsewhere from (
    select city, intro_paragraph, services_offered, faq_answers from public.city_pages
    where city_slug <> new.city_slug order by updated_at desc limit 300
  ) as page
  where page.intro_paragraph ~ bounded or page.services_offered::text ~ bounded or page.faq_answers::text ~ bounded
  having count(distinct page.city) >= 2;
  if found and elsewhere is not null then
    raise exception '“%” stands in pages about other cities (%), so it says nothing of this one.', new.name, left(elsewhere, 100)
      using errcode = 'PT422', hint = 'names';
  end if;
  return new;
end;
$$;
create trigger refuse_common_locality before insert or update on public.city_localities
  for each row execute function private.refuse_common_locality();

grant execute on function public.delete_city_page(uuid, text),
  public.list_city_pages(text, text, text, text, boolean, integer, integer) to authenticated;
