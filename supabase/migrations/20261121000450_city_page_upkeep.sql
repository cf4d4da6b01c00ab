-- When city pages are judged: as they are written, and again when something they were judged by has changed.

-- Before the first row is written: who has a row and waits for the turn would be waited for by who has the turn.
create function private.begin_to_write_city_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turn_at_verdicts();
  return null;
end;
$$;
create trigger begin_to_write before insert or update or delete on public.city_pages
  for each statement execute function private.begin_to_write_city_pages();
create trigger begin_to_write before insert or update or delete on public.city_localities
  for each statement execute function private.begin_to_write_city_pages();
create trigger begin_to_write before insert or update or delete on public.service_details
  for each statement execute function private.begin_to_write_city_pages();

-- A statement that writes many rows judges the first of them itself; the others wait for the site, or for the next statement.
create function private.judge_written_city_page() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  judged integer := coalesce(nullif(current_setting('city_pages.judged', true), ''), '0');
begin
  if judged < 25 then
    perform set_config('city_pages.judged', (judged + 1)::text, true);
    perform private.judge_city_page(new.id);
  else
    insert into public.city_page_verdicts (page_id, path, is_sample, page_changed_at)
    values (new.id, private.path_of(new), new.is_sample, new.updated_at)
    on conflict (page_id) do update set path = excluded.path, is_indexable = false, is_sample = excluded.is_sample,
      page_changed_at = excluded.page_changed_at, judged_at = null;
    delete from private.city_page_sketches where page_id = new.id;
  end if;
  if tg_op = 'UPDATE' then
    perform private.judge_copies_of(new.id);
  end if;
  return null;
end;
$$;
create trigger judge_new_city_page after insert on public.city_pages
  for each row execute function private.judge_written_city_page();
create trigger judge_changed_city_page after update on public.city_pages
  for each row when (
    (old.city, old.service_type, old.intro_paragraph, old.services_offered, old.faq_questions, old.faq_answers, old.created_at)
    is distinct from
    (new.city, new.service_type, new.intro_paragraph, new.services_offered, new.faq_questions, new.faq_answers, new.created_at)
  ) execute function private.judge_written_city_page();

create function private.follow_city_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.judge_copies_of(old.id);
  else
    update public.city_page_verdicts set is_sample = new.is_sample, page_changed_at = new.updated_at
    where page_id = new.id and (is_sample, page_changed_at) is distinct from (new.is_sample, new.updated_at);
  end if;
  return null;
end;
$$;
create trigger follow_city_page after update or delete on public.city_pages
  for each row execute function private.follow_city_page();

create function private.judge_a_few_waiting_city_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.judge_waiting_city_pages(10);
  return null;
end;
$$;
create trigger judge_waiting_city_pages after insert or update or delete on public.city_pages
  for each statement execute function private.judge_a_few_waiting_city_pages();

create function private.follow_service_path() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.city_page_verdicts as verdict set path = private.path_of(page)
  from public.city_pages as page
  where page.id = verdict.page_id and verdict.path is distinct from private.path_of(page)
    and page.service_type = any(array[old.service_name, new.service_name]);
  return null;
end;
$$;
create trigger follow_service_path after insert or update of service_name, service_slug or delete on public.service_details
  for each row execute function private.follow_service_path();

-- Places that come on record, or leave it, count for the pages of their city.
create function private.judge_city_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.city_page_verdicts set judged_at = null
  where page_id in (select id from public.city_pages where city_slug = any(array[old.city_slug, new.city_slug]));
  return null;
end;
$$;
create trigger judge_city_again after insert or update or delete on public.city_localities
  for each row execute function private.judge_city_again();
