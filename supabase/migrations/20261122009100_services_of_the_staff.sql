-- All that the site says of a service is in its row, so that the staff make, rename and remove services.

-- City pages of a service without a row get one that visitors do not see: what a page is about has to be there.
alter table public.service_details
  add column status text not null default 'published' check (status in ('draft', 'published')),
  add column position smallint check (position between 0 and 9999),
  add column default_texts text check (length(default_texts) <= 40),
  add column icon text not null default '' check (length(icon) <= 40),
  add column bullets jsonb not null default '[]' check (private.is_list(bullets, 50000)),
  add column area_name text not null default '' check (length(area_name) <= 100),
  add column area_description text not null default '' check (length(area_description) <= 600),
  add column area_topics jsonb not null default '[]' check (private.is_list(area_topics, 50000)),
  add column intro_heading text not null default '' check (length(intro_heading) <= 200),
  add column intro_text text not null default '' check (length(intro_text) <= 5000),
  add column highlights jsonb not null default '[]' check (private.is_list(highlights, 50000)),
  add column approach_heading text not null default '' check (length(approach_heading) <= 200),
  add column approach jsonb not null default '[]' check (private.is_list(approach, 50000)),
  add column process_heading text not null default '' check (length(process_heading) <= 200),
  add column offer_heading text not null default '' check (length(offer_heading) <= 200),
  add column offers jsonb not null default '[]' check (private.is_list(offers, 50000)),
  add column faq_heading text not null default '' check (length(faq_heading) <= 200),
  add column closing_heading text not null default '' check (length(closing_heading) <= 200),
  add column closing_text text not null default '' check (length(closing_text) <= 600),
  add column closing_link text not null default '' check (length(closing_link) <= 60),
  add column price_headline text not null default '' check (length(price_headline) <= 200),
  add column price_note text not null default '' check (length(price_note) <= 400),
  add column price_rows jsonb not null default '[]' check (private.is_list(price_rows, 50000)),
  add column reasons jsonb not null default '[]' check (private.is_list(reasons, 50000)),
  add column general_price text not null default '' check (length(general_price) <= 300),
  add column general_offers jsonb not null default '[]' check (private.is_list(general_offers, 50000));
comment on column public.service_details.position is 'Null as long as nobody has put the services in order.';
comment on column public.service_details.default_texts is
  'The service of content/ whose texts stand where this row has none; empty once the editor has written all of them.';

update public.service_details set default_texts = service_slug;
-- The pages of these two were written in the code, and what stood here was shown to nobody.
update public.service_details set meta_title = '', meta_description = '', hero_heading = '', hero_subheading = '',
  expertise_areas = '[]', benefits = '[]', process_steps = '[]', faq = '[]'
where service_slug in ('local-seo', 'ecommerce-seo');
insert into public.service_details (service_name, service_slug, status, default_texts)
select distinct on (slug) name, slug, case when known.name is null then 'draft' else 'published' end, slug
from (
  select service_type as name, trim('-' from regexp_replace(lower(service_type), '[^a-z0-9]+', '-', 'g')) as slug
  from public.city_pages
) as orphan
left join (values ('SEO'), ('PPC'), ('Content Strategy'), ('Site Speed'), ('Local SEO'), ('E-commerce SEO')) as known (name) using (name)
where slug <> '' and not exists (select from public.service_details where service_name = orphan.name or service_slug = orphan.slug);

-- What nothing else on the site begins with, and no city page's address can be mistaken for.
create function private.is_service_slug(slug text) returns boolean
language sql immutable set search_path = '' as $$
  select slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug ~ '[a-z]' and length(slug) <= 40
    and slug !~ '-(services|consultant)-in-'
    and slug not in ('admin', 'api', 'author', 'blog', 'cities', 'contact', 'covers', 'flight', 'images', 'indexnow-key', 'locations',
      'outage', 'portraits', 'preview', 'privacy-policy', 'scripts', 'services', 'sitemaps', 'terms', 'feed', 'rss')
$$;
grant execute on function private.is_service_slug(text) to authenticated, service_role;
alter table public.service_details
  add constraint service_slug_is_free check (private.is_service_slug(service_slug)) not valid;

create function private.keep_default_texts() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.default_texts := coalesce(new.default_texts, left(new.service_slug, 40));
  return new;
end;
$$;
create trigger keep_default_texts before insert on public.service_details
  for each row execute function private.keep_default_texts();

drop policy "everyone reads services" on public.service_details;
create policy "visitors read published services" on public.service_details
  for select to anon using (status = 'published');
create policy "people signed in read published services, administrators all" on public.service_details
  for select to authenticated using (status = 'published' or (select public.is_administrator()));

-- Addresses that a service had before: its page and its city pages are found under them, in all their shapes.
create table public.former_service_slugs (
  slug text primary key check (private.is_slug(slug)),
  service_id uuid not null references public.service_details (id) on delete cascade
);
comment on table public.former_service_slugs is 'Slugs that services had before, or took over; all that was there leads to the service.';
create index former_service_slugs_service on public.former_service_slugs (service_id);
alter table public.former_service_slugs enable row level security;
grant select on public.former_service_slugs to anon, authenticated, service_role;
create policy "everyone reads former slugs" on public.former_service_slugs for select to anon, authenticated using (true);

-- A city page is about a service that there is, and goes where its name goes.
alter table public.city_pages add constraint city_pages_service
  foreign key (service_type) references public.service_details (service_name) on update cascade;

create or replace function private.path_of(page public.service_details) returns text
language sql stable set search_path = '' as $$
  select '/services/' || page.service_slug where page.status = 'published'
$$;
create or replace function private.path_of(page public.city_pages) returns text
language sql stable set search_path = '' as $$
  select '/services/' || service.service_slug || '/' || page.city_slug
  from public.service_details as service
  where service.service_name = page.service_type and service.status = 'published' and page.status = 'published'
$$;

create or replace function private.is_page(path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case
    when path like '/blog/%' then
      exists (select from public.blog_posts where slug = substr(path, length('/blog/') + 1) and status = 'published')
    when path like '/author/%' then
      exists (select from public.authors where slug = substr(path, length('/author/') + 1))
    when path ~ '^/services/[^/]+$' then
      exists (select from public.service_details where service_slug = split_part(is_page.path, '/', 3) and status = 'published')
    when path like '/services/%' then
      exists (select from public.city_page_verdicts as verdict where verdict.path = is_page.path)
    else false
  end
$$;

-- Only what is public counts as covered.
create function private.public_city_pages(covered text) returns setof public.city_pages
language sql stable security definer set search_path = '' as $$
  select page.* from public.city_pages as page
  join public.service_details as service on service.service_name = page.service_type
  where page.city_slug = covered and page.status = 'published' and service.status = 'published'
$$;
create or replace function private.cover_city(covered text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.covered_cities as known (slug, name, state, services, updated_at, latitude, longitude)
  select city_slug, min(city), coalesce(max(nullif(state, '')), ''), array_agg(service_type order by service_type), max(updated_at),
    (array_agg(latitude order by updated_at desc, id) filter (where latitude is not null))[1],
    (array_agg(longitude order by updated_at desc, id) filter (where latitude is not null))[1]
  from private.public_city_pages(covered) group by city_slug
  on conflict (slug) do update set name = excluded.name, state = excluded.state, services = excluded.services,
    updated_at = excluded.updated_at, latitude = excluded.latitude, longitude = excluded.longitude
  where (known.name, known.state, known.services, known.updated_at, known.latitude, known.longitude) is distinct from
    (excluded.name, excluded.state, excluded.services, excluded.updated_at, excluded.latitude, excluded.longitude);
  delete from public.covered_cities where slug = covered and not exists (select from private.public_city_pages(covered));
end;
$$;

create or replace function private.follow_service_path() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.city_page_verdicts as verdict set path = private.path_of(page)
  from public.city_pages as page
  where page.id = verdict.page_id and verdict.path is distinct from private.path_of(page)
    and page.service_type = any(array[old.service_name, new.service_name]);
  if tg_op = 'UPDATE' and old.status <> new.status then
    perform private.cover_city(city_slug) from public.city_pages where service_type = new.service_name;
  end if;
  return null;
end;
$$;
drop trigger follow_service_path on public.service_details;
create trigger follow_service_path after insert or update of service_name, service_slug, status or delete on public.service_details
  for each row execute function private.follow_service_path();

-- A page whose service has another name says the same as before: it is found elsewhere, and judged as it was.
drop trigger judge_changed_city_page on public.city_pages;
create trigger judge_changed_city_page after update on public.city_pages
  for each row when (
    (old.city, old.intro_paragraph, old.services_offered, old.faq_questions, old.faq_answers, old.created_at, old.status)
    is distinct from
    (new.city, new.intro_paragraph, new.services_offered, new.faq_questions, new.faq_answers, new.created_at, new.status)
  ) execute function private.judge_written_city_page();
create function private.follow_service_of_city_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.city_page_verdicts set path = private.path_of(new)
  where page_id = new.id and path is distinct from private.path_of(new);
  return null;
end;
$$;
create trigger follow_service_of_city_page after update of service_type on public.city_pages
  for each row when (old.service_type <> new.service_type) execute function private.follow_service_of_city_page();

-- A draft is at no address. Menus and cards of every page name a service, its city pages its prices and its reasons.
create or replace function private.record_service_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was constant text := case when tg_op <> 'INSERT' then old.service_slug end;
  becomes constant text := case when tg_op <> 'DELETE' then new.service_slug end;
  old_path constant text := case when tg_op <> 'INSERT' then private.path_of(old) end;
  new_path constant text := case when tg_op <> 'DELETE' then private.path_of(new) end;
  touched text[] := array['services:dates', 'service:' || was, 'service:' || becomes];
  gone text[] := '{}';
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'updated_at' = to_jsonb(new) - 'updated_at' then
    return null;
  end if;
  if tg_op <> 'UPDATE' or (old.service_name, old_path, old.position) is distinct from (new.service_name, new_path, new.position) then
    touched := touched || array['services', 'city:' || was, 'city:' || becomes];
  else
    if (old.service_description, old.icon, old.bullets, old.area_name, old.area_description, old.area_topics)
      is distinct from (new.service_description, new.icon, new.bullets, new.area_name, new.area_description, new.area_topics) then
      touched := touched || 'services:list'::text;
    end if;
    if (old.price_headline, old.price_note, old.price_rows, old.reasons, old.general_price, old.general_offers, old.default_texts)
      is distinct from
      (new.price_headline, new.price_note, new.price_rows, new.reasons, new.general_price, new.general_offers, new.default_texts) then
      touched := touched || ('city:' || becomes);
    end if;
  end if;
  if old_path is distinct from new_path then
    gone := array[old_path, old_path || '/*'];
  end if;
  perform private.record_content_change(tg_table_name || ' ' || lower(tg_op), touched, gone, private.moved(old_path, new_path));
  return null;
end;
$$;

create function private.enquiry_value(slug text) returns text
language sql immutable set search_path = '' as $$
  select case slug when 'content-strategy' then 'content' else slug end
$$;

-- Where a service goes, its readers, its redirects and the enquiries about it go.
create function private.move_service(former text, service public.service_details) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old_path constant text := '/services/' || former;
  new_path constant text := '/services/' || service.service_slug;
begin
  insert into public.former_service_slugs (slug, service_id) values (former, service.id)
  on conflict (slug) do update set service_id = excluded.service_id;
  update public.slug_redirects set target_path = new_path || substr(target_path, length(old_path) + 1)
  where private.path_part(target_path) = old_path or target_path like old_path || '/%';
  update public.site_sections set fields = replace(fields::text, '"' || old_path || '/', '"' || new_path || '/')::jsonb
  where strpos(fields::text, '"' || old_path || '/') > 0;
  update public.form_submissions set service_interest = private.enquiry_value(service.service_slug)
  where service_interest = private.enquiry_value(former);
end;
$$;

create function private.redirect_service() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.service_slug <> new.service_slug then
    perform private.move_service(old.service_slug, new);
  end if;
  delete from public.former_service_slugs where slug = new.service_slug;
  delete from public.slug_redirects where source_path = '/services/' || new.service_slug;
  return null;
end;
$$;
create trigger redirect_service after insert or update of service_slug on public.service_details
  for each row execute function private.redirect_service();

create function public.move_service_position(service_id uuid, to_position integer) returns void
language plpgsql set search_path = '' as $$
declare
  ordered uuid[];
begin
  perform private.only_administrators();
  perform from public.service_details order by id for update;
  select array_agg(id order by position nulls last, service_name) into ordered
  from public.service_details where id <> service_id;
  if not exists (select from public.service_details where id = service_id) then
    raise exception 'Somebody else has deleted this service.' using errcode = 'PT409';
  end if;
  ordered := coalesce(ordered[:greatest(to_position, 0)], '{}') || service_id || coalesce(ordered[greatest(to_position, 0) + 1:], '{}');
  update public.service_details as service set position = place - 1
  from unnest(ordered) with ordinality as wanted (id, place)
  where service.id = wanted.id and service.position is distinct from place - 1;
end;
$$;
comment on function public.move_service_position(uuid, integer) is
  'Puts a service at a place of the list, counted from 0; from then on the services stand in the order of the staff.';

create function public.delete_service(service_id uuid, redirect_to text default null, move_to uuid default null) returns void
language plpgsql set search_path = '' as $$
declare
  service public.service_details;
  target public.service_details;
  pages integer;
  twice integer;
  slugs text[];
begin
  perform private.only_administrators();
  select * into service from public.service_details where id = service_id for update;
  if not found then
    return;
  end if;
  select count(*) into pages from public.city_pages where service_type = service.service_name;
  if pages > 0 and move_to is null then
    raise exception '% still has %', service.service_name, case pages
      when 1 then '1 city page. Move it to another service, or delete it first.'
      else pages || ' city pages. Move them to another service, or delete them first.' end using errcode = 'PT422';
  end if;
  if move_to is not null then
    select * into target from public.service_details where id = move_to and id <> service_id for update;
    if not found then
      raise exception 'The service that is to have the city pages is not there any more.' using errcode = 'PT422', hint = 'moveTo';
    end if;
    select count(*) into twice from public.city_pages as page
    where service_type = service.service_name
      and exists (select from public.city_pages where service_type = target.service_name and city_slug = page.city_slug);
    if twice > 0 then
      raise exception '% has a page of its own in % of these cities. Delete one of each two first.', target.service_name, twice
        using errcode = 'PT422', hint = 'moveTo';
    end if;
    update public.city_pages set service_type = target.service_name where service_type = service.service_name;
  end if;
  -- Those that it had before go with it, so they are noted first.
  select array_agg(known.slug) into slugs from public.former_service_slugs as known where known.service_id = service.id;
  perform private.delete_page('public.service_details', service_id, '/services/' || service.service_slug, redirect_to);
  if move_to is not null then
    perform private.move_deleted_service(slug, move_to) from unnest(slugs || service.service_slug) as slug;
  end if;
end;
$$;
comment on function public.delete_service(uuid, text, uuid) is
  'Deletes a service that has no city pages, or gives them to the service move_to. With redirect_to its address leads there.';

create function private.move_deleted_service(former text, target_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  perform private.move_service(former, target) from public.service_details as target where id = target_id;
end;
$$;
grant execute on function private.move_deleted_service(text, uuid) to authenticated;

create function public.count_service_pages() returns table (service_id uuid, city_pages bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.only_administrators();
  return query select service.id, count(*) from public.service_details as service
    join public.city_pages as page on page.service_type = service.service_name group by 1;
end;
$$;
comment on function public.count_service_pages() is 'How many city pages each service has.';
grant execute on function public.move_service_position(uuid, integer), public.delete_service(uuid, text, uuid),
  public.count_service_pages() to authenticated;
