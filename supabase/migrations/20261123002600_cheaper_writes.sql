-- What a write of many rows costs for each of them: a row is made into JSON without the words that its search is made of, texts without
-- a slash are not searched for links, and what has not changed is not compared.

create or replace function private.post_without(post public.blog_posts, variadic omitted text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  post.search_document := null;
  post.search_words := null;
  return to_jsonb(post) - array['id', 'view_count', 'created_at', 'updated_at', 'search_words', 'search_document'] - omitted;
end;
$$;

create or replace function private.note_links(source_table text, row_of_it jsonb, called text, label_columns text) returns void
language sql security definer set search_path = '' as $$
  insert into private.page_links (source, item, host, path, kind, label)
  select distinct source_table, private.item_of(row_of_it), link.host, link.path, called,
    left(coalesce((select string_agg(row_of_it ->> trim(part), ' in ') from unnest(string_to_array(label_columns, ',')) as part), ''), 300)
  from (select text as prose from private.texts_in(row_of_it) as text where strpos(text, '/') > 0) as linking, private.links_in(prose) as link
  where length(link.path) <= 300 and length(link.host) <= 255 and link.path !~ '^/(images|covers|portraits|_next)/'
$$;

create or replace function private.follow_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'blog_posts' then
    old.search_document := null;
    new.search_document := null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.page_links where source = tg_table_name and item = private.item_of(to_jsonb(old));
  end if;
  if tg_op <> 'DELETE' then
    perform private.note_links(tg_table_name, to_jsonb(new), tg_argv[0], tg_argv[1]);
  end if;
  return null;
end;
$$;

create or replace function private.follow_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'blog_posts' then
    old.search_document := null;
    new.search_document := null;
  end if;
  if tg_op <> 'INSERT' then
    delete from public.picture_uses where source = tg_table_name and item = private.item_of(to_jsonb(old));
  end if;
  if tg_op <> 'DELETE' then
    perform private.note_pictures(tg_table_name, to_jsonb(new), tg_argv[0], tg_argv[1], tg_argv[2]);
  end if;
  return null;
end;
$$;

create or replace function private.log_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  generated constant text[] := private.generated_columns(tg_relid);
  was jsonb;
  becomes jsonb;
  item jsonb;
  entry public.activity;
begin
  if tg_table_name = 'blog_posts' then
    old.search_document := null;
    new.search_document := null;
  end if;
  was := case when tg_op <> 'INSERT' then to_jsonb(old) - generated end;
  becomes := case when tg_op <> 'DELETE' then to_jsonb(new) - generated end;
  item := coalesce(becomes, was);
  entry.item_id := private.item_of(item);
  if tg_op = 'DELETE' then
    entry.change := 'deleted';
    entry.before := was;
  elsif tg_op = 'INSERT' then
    entry.change := case current_setting('activity.restored', true)
      when tg_table_name || ' ' || entry.item_id then 'restored' else 'created' end;
  else
    entry.change := 'changed';
    select array_agg(key), jsonb_object_agg(key, was -> key), jsonb_object_agg(key, value)
    into entry.fields, entry.before, entry.after
    from jsonb_each(becomes - tg_argv[2:] - 'updated_at'::text) where value is distinct from was -> key;
    if entry.fields is null then
      return null;
    end if;
  end if;
  select string_agg(coalesce(account.email, item ->> trim(named)), ' · ') into entry.label
  from unnest(string_to_array(tg_argv[1], ',')) as named
  left join auth.users as account on named = 'user_id' and account.id = (item ->> 'user_id')::uuid;
  insert into public.activity (actor, actor_email, kind, source, item_id, label, change, fields, before, after)
  select caller.id, account.email, tg_argv[0], tg_table_name, entry.item_id, left(coalesce(entry.label, ''), 300), entry.change,
    coalesce(entry.fields, '{}'), entry.before, entry.after
  from (select auth.uid() as id) as caller left join auth.users as account on account.id = caller.id;
  return null;
end;
$$;

create or replace function private.set_derived_post_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.author_id is not null then
    new.author := coalesce((select name from public.authors where id = new.author_id), new.author);
  end if;
  if tg_op = 'INSERT' then
    if new.category = '' and cardinality(new.categories) > 0 then
      new.category := coalesce(new.categories[1], '');
    elsif new.category <> '' and new.categories[1] is distinct from new.category then
      new.categories := new.category || array_remove(new.categories, new.category);
    end if;
    return new;
  end if;
  if new.category <> old.category then
    new.categories := array_remove(array_remove(new.categories, old.category), new.category);
    if new.category <> '' then
      new.categories := new.category || new.categories;
    end if;
  end if;
  if private.is_public(old.status, old.published_at) and new.status = 'published'
    and new.content_updated_at is not distinct from old.content_updated_at
    and (new.title, new.content) is distinct from (old.title, old.content)
    and btrim(regexp_replace(old.title || ' ' || old.content, '\s+', ' ', 'g'))
      <> btrim(regexp_replace(new.title || ' ' || new.content, '\s+', ' ', 'g'))
  then
    new.content_updated_at := now();
  end if;
  return new;
end;
$$;

create or replace function private.record_post_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was constant boolean := tg_op <> 'INSERT' and private.is_public(old.status, old.published_at) is true;
  becomes constant boolean := tg_op <> 'DELETE' and private.is_public(new.status, new.published_at) is true;
  moves constant boolean := not (was and becomes and old.slug = new.slug);
  is_unannounced constant boolean := tg_op = 'UPDATE' and private.post_without(old, 'is_featured', 'content_updated_at')
    = private.post_without(new, 'is_featured', 'content_updated_at');
  -- Those next to it say its title, and where it is.
  is_other_neighbour constant boolean := not (was and becomes)
    or (old.slug, old.title, old.published_at) is distinct from (new.slug, new.title, new.published_at);
  touched text[] := '{}';
  announced jsonb := '{}';
  gone text[] := '{}';
begin
  if tg_op = 'UPDATE' and private.post_without(old, variadic '{}') = private.post_without(new, variadic '{}') then
    return null;
  end if;
  if tg_op <> 'INSERT' and not is_unannounced then
    delete from public.indexnow_deliveries
    where path = '/blog/' || old.slug and state = 'waiting' and reason = 'scheduled';
  end if;
  if tg_op <> 'DELETE' and not becomes and not is_unannounced and new.status = 'published' and new.published_at > now() then
    insert into public.indexnow_deliveries (path, reason, next_attempt_at)
    values ('/blog/' || new.slug, 'scheduled', new.published_at) on conflict do nothing;
  end if;
  if not was and not becomes then
    return null;
  end if;
  touched := array['posts:texts', 'posts:dates'];
  if was then
    touched := touched || ('post:' || old.slug);
  end if;
  if becomes then
    touched := touched || ('post:' || new.slug);
  end if;
  if was <> becomes or old.is_featured <> new.is_featured or private.post_summary(old) <> private.post_summary(new) then
    touched := touched || 'posts'::text;
    if was then
      touched := touched || ('writer:' || old.author_id) || private.topic_tags(old.tags || old.category);
    end if;
    if becomes then
      touched := touched || ('writer:' || new.author_id) || private.topic_tags(new.tags || new.category);
    end if;
  end if;
  if was and is_other_neighbour then
    touched := touched || private.neighbour_tags(old.published_at, old.id);
  end if;
  if becomes and is_other_neighbour then
    touched := touched || private.neighbour_tags(new.published_at, new.id);
  end if;
  if was and moves then
    gone := array['/blog/' || old.slug];
    announced := jsonb_build_object('/blog/' || old.slug, 'removed');
  end if;
  if becomes and not is_unannounced then
    announced := announced || jsonb_build_object('/blog/' || new.slug, case when moves then 'published' else 'changed' end);
  end if;
  perform private.record_content_change(tg_table_name || ' ' || lower(tg_op), touched, gone, announced);
  return null;
end;
$$;

-- Of a table that nobody has analysed yet the planner takes an index only where an order asks for it.
create or replace function private.overlap_of(sketch integer[], page_id uuid, page_created_at timestamptz) returns private.text_overlap
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  answer private.text_overlap;
begin
  with hits as materialized (
    select place, hit.page_id
    from unnest(sketch) with ordinality as kept (feature, place)
    cross join lateral (
      select known.page_id from private.city_page_sketches as known
      where known.feature = kept.feature and known.page_id <> overlap_of.page_id order by known.feature, known.page_id limit 16
    ) as hit
  ),
  sources as (
    select hits.page_id, (other.created_at, other.id) < (page_created_at, overlap_of.page_id) as is_older,
      count(*)::real / least(cardinality(sketch), verdict.sketch_size) as shared
    from hits
    join public.city_pages as other on other.id = hits.page_id
    join public.city_page_verdicts as verdict on verdict.page_id = hits.page_id
    group by hits.page_id, other.created_at, other.id, verdict.sketch_size
  ),
  passages as (
    select max(times) >= 3 as is_copied from (
      select (place - 1) / 6 as passage, hits.page_id, count(*) as times
      from hits join sources on sources.page_id = hits.page_id and is_older group by 1, 2
    ) as counted group by passage
  )
  select least(1, coalesce(greatest(
      (select max(shared) from sources where is_older),
      (select count(*) filter (where is_copied) * 6.0 / nullif(cardinality(sketch), 0) from passages)
    ), 0)),
    (select page_id from sources where is_older order by shared desc, page_id limit 1),
    (select array_agg(page_id order by shared desc, page_id) from (
      select page_id, shared from sources where is_older and shared >= 0.04 order by shared desc, page_id limit 3) as nearest),
    (select array_agg(page_id) from sources where not is_older and shared > (private.city_page_limits()).most_overlap)
  into answer.share, answer.source, answer.sources, answer.copies;
  return answer;
end;
$$;

create or replace function private.judge_city_page(judged uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  page public.city_pages;
  was_indexable boolean;
  is_indexable boolean;
  measured private.city_page_measures;
  overlap private.text_overlap;
  places private.named_places;
  reasons text[];
begin
  perform private.take_turn_at_verdicts();
  select * into page from public.city_pages where id = judged;
  if not found then
    return false;
  end if;
  select verdict.is_indexable into was_indexable from public.city_page_verdicts as verdict where page_id = judged;
  measured := private.measure_city_page(page);
  overlap := measured.overlap;
  places := measured.places;
  reasons := measured.reasons;
  -- What is not published keeps nothing else out.
  if page.status <> 'published' then
    reasons := reasons || text 'It is not published.';
  end if;
  is_indexable := reasons = '{}';

  insert into public.city_page_verdicts as verdict
    (page_id, path, is_indexable, is_sample, page_changed_at, judged_at, overlap, own_words, evidence, reasons, nearest, sketch_size)
  values (judged, private.path_of(page), is_indexable, page.is_sample, page.updated_at, now(), overlap.share, measured.own_words,
    places.evidence, reasons,
    case when overlap.share > (private.city_page_limits()).most_overlap then overlap.source end, cardinality(measured.sketch))
  on conflict (page_id) do update set path = excluded.path, is_indexable = excluded.is_indexable, is_sample = excluded.is_sample,
    page_changed_at = excluded.page_changed_at, judged_at = excluded.judged_at, overlap = excluded.overlap,
    own_words = excluded.own_words, evidence = excluded.evidence, reasons = excluded.reasons, nearest = excluded.nearest,
    sketch_size = excluded.sketch_size;

  delete from private.city_page_sketches where page_id = judged;
  if is_indexable then
    insert into private.city_page_sketches (feature, page_id)
    select kept.feature, judged from unnest(measured.sketch) as kept (feature)
    where (select count(*) from (select from private.city_page_sketches as known where known.feature = kept.feature order by known.feature, known.page_id limit 16) as owners) < 16;
  end if;
  update public.city_page_verdicts set judged_at = null where page_id = any(overlap.copies);
  return (was_indexable is true) <> is_indexable;
end;
$$;