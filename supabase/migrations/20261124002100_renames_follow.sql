-- A service or an author has a new name, address or status at once. What carries it, thousands of city pages or articles perhaps, follows some
-- at a time: the first in the same transaction, so that a young site has it all at once, the others by the timer.

-- City pages that have not followed yet carry a former name; it is as good as the present one for as long as they do.
create table public.service_names (
  name text primary key check (length(name) between 2 and 100),
  service_id uuid not null references public.service_details (id) on delete cascade,
  is_former boolean not null default false
);
comment on table public.service_names is
  'What city pages may call their service: its name, and those it had before for as long as pages carry them. Written by triggers alone.';
create index service_names_service on public.service_names (service_id);
alter table public.service_names enable row level security;
grant select on public.service_names to anon, authenticated, service_role;
create policy "everyone reads the names of services they see" on public.service_names
  for select to anon, authenticated using (service_id in (select id from public.service_details));
insert into public.service_names (name, service_id) select service_name, id from public.service_details;

alter table public.city_pages drop constraint city_pages_service;
alter table public.city_pages add constraint city_pages_service
  foreign key (service_type) references public.service_names (name);

create table private.renames (
  kind text not null check (kind in ('service', 'author')),
  id uuid not null,
  step smallint not null default 1,
  passed text not null default '',
  due_at timestamptz not null default now(),
  primary key (kind, id)
);
comment on table private.renames is 'What was renamed and is still followed; `passed` is the city of the last page whose address was looked at.';
alter table private.renames enable row level security;

create function private.name_service() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    update public.service_names set is_former = true where name = old.service_name;
  end if;
  insert into public.service_names as known (name, service_id) values (new.service_name, new.id)
  on conflict (name) do update set is_former = false where known.service_id = new.id;
  if not found then
    raise exception 'City pages still carry this name from another service.' using errcode = 'unique_violation';
  end if;
  return null;
end;
$$;
create trigger name_service after insert or update of service_name on public.service_details
  for each row execute function private.name_service();

-- Whoever writes a page about a service by a former name means the service. Of the two names of one service a city has one page.
create function private.settle_service_name() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  service public.service_details;
begin
  select known.* into service from public.service_details as known
  join public.service_names as named on named.service_id = known.id where named.name = new.service_type;
  new.service_type := coalesce(service.service_name, new.service_type);
  if exists (
    select from public.service_names as former
    join public.city_pages as page on page.service_type = former.name and page.city_slug = lower(replace(new.city, ' ', '-'))
    where former.service_id = service.id and former.is_former and page.id <> new.id
  ) then
    raise exception 'There is a page of this service in this city.' using errcode = 'unique_violation';
  end if;
  return new;
end;
$$;
create trigger settle_service_name before insert or update of city, service_type on public.city_pages
  for each row execute function private.settle_service_name();

create or replace function private.path_of(page public.city_pages) returns text
language sql stable set search_path = '' as $$
  select '/services/' || service.service_slug || '/' || page.city_slug
  from public.service_names as named join public.service_details as service on service.id = named.service_id
  where named.name = page.service_type and service.status = 'published' and page.status = 'published'
$$;
create or replace function private.public_city_pages(covered text) returns setof public.city_pages
language sql stable security definer set search_path = '' as $$
  select page.* from public.city_pages as page
  join public.service_names as named on named.name = page.service_type
  join public.service_details as service on service.id = named.service_id
  where page.city_slug = covered and page.status = 'published' and service.status = 'published'
$$;
create or replace function private.city_page_key(service_name text, city_slug text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select service.service_slug from public.service_names as named join public.service_details as service on service.id = named.service_id
      where named.name = city_page_key.service_name),
    replace(regexp_replace(lower(service_name), '[^a-z0-9]+', '-', 'g'), 'e-commerce', 'ecommerce')
  ) || '/' || city_slug
$$;

create or replace function public.count_cities(of_service text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('of', of, 'letter', part, 'cities', number) order by of, part), '[]')
  from (
    select coalesce(of_service, of) as of, part, sum(number)::bigint as number from private.tallies
    where kind = case when of_service is null then 'cities of a state' else 'cities of a service' end
      and (of_service is null or of = of_service or of in (
        select former.name from public.service_names as present join public.service_names as former using (service_id)
        where present.name = of_service and former.is_former))
    group by 1, 2
  ) as counted where number > 0
$$;
create or replace function public.count_service_pages() returns table (service_id uuid, city_pages bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  return query select named.service_id, sum(number)::bigint from public.service_names as named
    join private.tallies on kind = 'city pages' and of = named.name where number > 0 group by 1;
end;
$$;

-- For rows that were written past the triggers.
create or replace function private.recount_tallies() returns void
language sql security definer set search_path = '' as $$
  insert into public.service_names (name, service_id) select service_name, id from public.service_details on conflict (name) do nothing;
  delete from private.tallies where kind <> '';
  insert into private.tallies (kind, of, part, number)
  select tally.kind, tally.of, tally.part, sum(tally.number)
  from public.covered_cities as city, private.tallies_of_city(city.state, city.slug, city.services, 1) as tally group by 1, 2, 3;
  insert into private.tallies (kind, of, part, number)
  select 'city pages', service_type, status, count(*) from public.city_pages group by 2, 3;
  insert into private.tallies (kind, part, number)
  select 'shown', case when is_sample then 'sample' else '' end, count(*) from public.city_page_verdicts as verdict
  where private.is_listed(verdict) group by 2;
  insert into private.tallies (kind, of, part, number)
  select tally.kind, tally.of, tally.part, sum(tally.number)
  from public.blog_posts as post, private.tallies_of_article(post.status, post.author_id, post.tags, 1) as tally group by 1, 2, 3;
$$;

-- The new name of a service is the change of the service alone.
drop trigger log_activity on public.city_pages;
create trigger log_activity after insert or delete on public.city_pages
  for each row execute function private.log_activity('city page', 'service_type, city');
create trigger log_changed_activity after update on public.city_pages
  for each row when (current_setting('renames.follow', true) is distinct from 'on')
  execute function private.log_activity('city page', 'service_type, city');

-- Each step brings so many rows up to date and says how many those were.
create function private.follow_service_name(service public.service_details, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  pages uuid[];
begin
  select array_agg(id) into pages from (
    select page.id from public.service_names as former join public.city_pages as page on page.service_type = former.name
    where former.service_id = service.id and former.is_former limit most
  ) as few;
  if pages is not null then
    perform set_config('renames.follow', 'on', true);
    update public.city_pages set service_type = service.service_name where id = any (pages);
    perform set_config('renames.follow', 'off', true);
  end if;
  if coalesce(cardinality(pages), 0) < most then
    delete from public.service_names where service_id = service.id and is_former;
  end if;
  return coalesce(cardinality(pages), 0);
end;
$$;
create function private.follow_service_addresses(service public.service_details, most integer, inout passed text, out followed integer)
language plpgsql security definer set search_path = '' as $$
declare
  cities text[];
begin
  select array_agg(city_slug order by city_slug) into cities from (
    select page.city_slug from public.city_pages as page
    where page.service_type = service.service_name and page.status = 'published' and page.city_slug > follow_service_addresses.passed
    order by page.city_slug limit most
  ) as few;
  followed := coalesce(cardinality(cities), 0);
  if followed = 0 then
    return;
  end if;
  update public.city_page_verdicts as verdict set path = addressed.path
  from (
    select page.id, private.path_of(page) as path from public.city_pages as page
    where page.service_type = service.service_name and page.city_slug = any (cities)
  ) as addressed
  where verdict.page_id = addressed.id and verdict.path is distinct from addressed.path;
  perform private.cover_cities(cities);
  passed := cities[followed];
end;
$$;
create function private.follow_former_addresses(service public.service_details, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  present constant text := '/services/' || service.service_slug;
  redirects integer;
  enquiries integer;
begin
  with former as (
    select '/services/' || slug as path from public.former_service_slugs where service_id = service.id
  ), few as (
    select redirect.id, former.path from former join public.slug_redirects as redirect
      on private.path_part(redirect.target_path) = former.path or redirect.target_path like former.path || '/%' limit most
  )
  update public.slug_redirects as redirect set target_path = present || substr(target_path, length(few.path) + 1)
  from few where few.id = redirect.id;
  get diagnostics redirects = row_count;
  with former as materialized (
    select private.enquiry_value(slug) as value from public.former_service_slugs where service_id = service.id
  ), few as (
    (select enquiry.id from former join public.form_submissions as enquiry
      on enquiry.service_interest = former.value and enquiry.deleted_at is null limit most)
    union all
    (select enquiry.id from former join public.form_submissions as enquiry
      on enquiry.service_interest = former.value and enquiry.deleted_at is not null limit most)
  )
  update public.form_submissions set service_interest = private.enquiry_value(service.service_slug)
  where id in (select id from few) and service_interest is distinct from private.enquiry_value(service.service_slug);
  get diagnostics enquiries = row_count;
  return redirects + enquiries;
end;
$$;
create function private.follow_author_name(author_id uuid, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  renamed integer;
begin
  update public.blog_posts as post set author = writer.name from public.authors as writer
  where writer.id = follow_author_name.author_id and post.id in (
    select written.id from public.blog_posts as written
    where written.author_id = follow_author_name.author_id and written.author <> writer.name limit most);
  get diagnostics renamed = row_count;
  return renamed;
end;
$$;

-- A step that did less than it might is done. Answers whether anything is left.
create function private.follow_rename(task private.renames, most integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  service public.service_details;
  followed integer := 0;
  last_step constant smallint := case task.kind when 'service' then 3 else 1 end;
begin
  select * into service from public.service_details where id = task.id;
  while task.step <= last_step and followed < most loop
    if task.kind = 'author' then
      followed := private.follow_author_name(task.id, most);
    elsif task.step = 1 then
      followed := private.follow_service_name(service, most);
    elsif task.step = 2 then
      select step.passed, step.followed into task.passed, followed
      from private.follow_service_addresses(service, most, task.passed) as step;
    else
      followed := private.follow_former_addresses(service, most);
    end if;
    task.step := task.step + case when followed < most then 1 else 0 end;
  end loop;
  if task.step > last_step then
    delete from private.renames where kind = task.kind and id = task.id;
    return false;
  end if;
  update private.renames set step = task.step, passed = task.passed where kind = task.kind and id = task.id;
  return true;
end;
$$;
create function private.begin_to_follow(renamed_kind text, renamed_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  task private.renames;
begin
  insert into private.renames (kind, id) values (renamed_kind, renamed_id)
  on conflict (kind, id) do update set step = 1, passed = '' returning * into task;
  perform private.follow_rename(task, 50);
end;
$$;

create function public.follow_renames(most integer default 25) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  task private.renames;
begin
  -- Whoever writes city pages takes the turn before the row.
  if exists (select from private.renames where kind = 'service') then
    perform private.take_turn_at_verdicts();
  end if;
  select * into task from private.renames where due_at <= now() order by due_at, id limit 1 for update skip locked;
  if not found then
    return false;
  end if;
  -- One that cannot go on keeps no other one back.
  begin
    perform private.follow_rename(task, least(greatest(most, 1), 1000));
  exception when others then
    raise warning 'A rename is not followed: % %', task.kind, sqlstate;
    update private.renames set due_at = now() + interval '5 minutes' where kind = task.kind and id = task.id;
  end;
  return exists (select from private.renames where due_at <= now());
end;
$$;
comment on function public.follow_renames(integer) is
  'Brings so many rows up to date that carry a former name or address of a service or an author; answers whether others are left.';
grant execute on function public.follow_renames(integer) to service_role;

create function public.is_being_followed(renamed_kind text, renamed_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  return exists (select from private.renames where kind = renamed_kind and id = renamed_id);
end;
$$;
comment on function public.is_being_followed(text, uuid) is
  'Whether pages still carry a former name or address of a service, or articles that of an author.';
grant execute on function public.is_being_followed(text, uuid) to authenticated;

drop trigger follow_service_path on public.service_details;
drop function private.follow_service_path();
-- After the trigger that notes former slugs.
create function private.settle_renamed_service() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_to_follow('service', new.id);
  return null;
end;
$$;
create trigger settle_renamed_service after update of service_name, service_slug, status on public.service_details
  for each row when ((old.service_name, old.service_slug, old.status) is distinct from (new.service_name, new.service_slug, new.status))
  execute function private.settle_renamed_service();
create or replace function private.rename_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_to_follow('author', new.id);
  return null;
end;
$$;
create function private.forget_rename() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.renames where id = old.id;
  return null;
end;
$$;
create trigger forget_rename after delete on public.service_details
  for each row execute function private.forget_rename();
create trigger forget_rename after delete on public.authors
  for each row execute function private.forget_rename();

-- Redirects and enquiries follow.
create or replace function private.move_service(former text, service public.service_details) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old_path constant text := '/services/' || former;
  new_path constant text := '/services/' || service.service_slug;
begin
  insert into public.former_service_slugs (slug, service_id) values (former, service.id)
  on conflict (slug) do update set service_id = excluded.service_id;
  update public.site_sections set fields = replace(fields::text, '"' || old_path || '/', '"' || new_path || '/')::jsonb
  where strpos(fields::text, '"' || old_path || '/') > 0;
end;
$$;

create function private.give_names(giver uuid, taker uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  update public.service_names set service_id = taker, is_former = true where service_id = giver;
end;
$$;
create or replace function private.move_deleted_service(former text, target_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.only_administrators();
  perform private.move_service(former, target) from public.service_details as target where id = target_id;
  perform private.begin_to_follow('service', target_id);
end;
$$;
create or replace function public.delete_service(service_id uuid, redirect_to text default null, move_to uuid default null) returns void
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
  select count(*) into pages from public.city_pages where service_type in (
    select name from public.service_names as named where named.service_id = service.id);
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
    where service_type in (select name from public.service_names as named where named.service_id = service.id)
      and exists (
        select from public.city_pages as other join public.service_names as named on named.name = other.service_type
        where named.service_id = target.id and other.city_slug = page.city_slug);
    if twice > 0 then
      raise exception '% has a page of its own in % of these cities. Delete one of each two first.', target.service_name, twice
        using errcode = 'PT422', hint = 'moveTo';
    end if;
    perform private.give_names(service.id, target.id);
  end if;
  -- Those that it had before go with it, so they are noted first.
  select array_agg(known.slug) into slugs from public.former_service_slugs as known where known.service_id = service.id;
  perform private.delete_page('public.service_details', service_id, '/services/' || service.service_slug, redirect_to);
  if move_to is not null then
    perform private.move_deleted_service(slug, move_to) from unnest(slugs || service.service_slug) as slug;
  end if;
end;
$$;
grant execute on function private.give_names(uuid, uuid) to authenticated;
