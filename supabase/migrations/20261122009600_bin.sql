-- The bin: what was deleted lies in the log for 30 days and is brought back from there with its id.

-- The history of an article lies in the bin with it.
alter table public.blog_post_versions drop constraint blog_post_versions_post_id_fkey;
comment on table public.blog_post_versions is
  'The last 50 states of each article, written by the transaction that made them; `change` says in words what became different. They end when the article ends in the bin.';

create or replace function private.record_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb := private.post_fields(new);
  is_known constant boolean := exists (select from public.blog_post_versions where post_id = new.id);
begin
  if tg_op = 'UPDATE' then
    before := private.post_fields(old);
    if before = after then
      return null;
    end if;
    if not is_known then
      insert into public.blog_post_versions (post_id, fields, change, changed_by, changed_by_email, changed_at)
      values (new.id, before, 'As it was before its history began', null, null, old.updated_at);
    end if;
  end if;
  insert into public.blog_post_versions (post_id, fields, change)
  values (new.id, after, case
    when tg_op = 'UPDATE' then private.describe_change(before, after)
    when is_known then 'Brought back from the bin'
    else 'Created' end);
  delete from public.blog_post_versions where id in (
    select id from public.blog_post_versions where post_id = new.id order by changed_at desc offset 50
  );
  return null;
end;
$$;

comment on function public.delete_blog_post(uuid, text) is
  'Deletes a post; it lies in the bin with its history. With redirect_to its address, and all that led to it, leads there from then on.';
comment on function public.delete_author(uuid, text) is
  'Deletes an author who has no articles; they lie in the bin. With redirect_to the address of the page leads there from then on.';

-- What lies in the bin: deleted within 30 days, the last that is known of it, and of a table to which the staff may add. A redirect
-- that went with the page it led to lies there with it.
create function private.in_bin(entry public.activity) returns boolean
language sql stable set search_path = '' as $$
  select entry.change = 'deleted' and entry.before is not null and entry.at > now() - interval '30 days'
    and to_regclass('public.' || quote_ident(entry.source)) is not null
    and has_any_column_privilege('authenticated', 'public.' || quote_ident(entry.source), 'insert')
    and not exists (
      select from public.activity as later
      where later.kind = entry.kind and later.item_id = entry.item_id and later.id > entry.id)
    and (entry.source <> 'slug_redirects' or not exists (
      select from public.activity as page
      where page.at = entry.at and page.change = 'deleted' and page.source in ('blog_posts', 'authors')))
$$;
grant execute on function private.in_bin(public.activity) to authenticated;

create function public.list_bin(of_kind text default null, before_id bigint default null, most integer default 51)
returns table (id bigint, at timestamptz, actor uuid, actor_email text, kind text, item_id text, label text)
language plpgsql stable set search_path = '' as $$
begin
  perform private.only_administrators();
  return query
    select entry.id, entry.at, entry.actor, entry.actor_email, entry.kind, entry.item_id, entry.label
    from public.activity as entry
    where entry.change = 'deleted' and entry.before is not null and entry.at > now() - interval '30 days'
      and (of_kind is null or entry.kind = of_kind) and (before_id is null or entry.id < before_id)
      and private.in_bin(entry)
    order by entry.id desc limit least(most, 200);
end;
$$;
comment on function public.list_bin(text, bigint, integer) is 'What was deleted and can still be brought back, the latest first.';

create function private.address_of(source text, item jsonb) returns text
language sql stable set search_path = '' as $$
  select case source
    when 'blog_posts' then case when item ->> 'status' = 'published' then '/blog/' || (item ->> 'slug') end
    when 'authors' then '/author/' || (item ->> 'slug')
    when 'service_details' then '/services/' || (item ->> 'service_slug')
    when 'city_pages' then private.path_of(jsonb_populate_record(null::public.city_pages,
      item || jsonb_build_object('city_slug', lower(replace(item ->> 'city', ' ', '-')))))
  end
$$;

-- A slug that nobody has: the one given, or that with a number.
create function private.free_slug(of_table regclass, wanted text) returns text
language plpgsql stable set search_path = '' as $$
declare
  tried text := wanted;
  is_taken boolean;
begin
  for number in 2..1000 loop
    execute format('select exists (select from %s where slug = $1)', of_table) into is_taken using tried;
    exit when not is_taken;
    tried := rtrim(left(wanted, 115), '-') || '-' || number;
  end loop;
  return tried;
end;
$$;

-- What an article cannot come back with is taken away, and said.
create function private.settle_post_from_bin(inout item jsonb, inout notes text[])
language plpgsql stable set search_path = '' as $$
declare
  wanted constant text := item ->> 'slug';
  featured text;
begin
  if item ->> 'slug' is not null then
    item := item || jsonb_build_object('slug', private.free_slug('public.blog_posts', wanted));
  end if;
  if item ->> 'slug' <> wanted then
    item := item || '{"status": "draft", "publish_at": null}';
    notes := notes || format('Another article has the address /blog/%s now, so this one is a draft for /blog/%s.', wanted, item ->> 'slug');
  end if;
  if item ->> 'author_id' is not null and not exists (select from public.authors where id = (item ->> 'author_id')::uuid) then
    item := item || '{"status": "draft", "publish_at": null, "author_id": null}';
    notes := notes || 'Its author is gone, so it is a draft. Bring the author back too, or choose another one.'::text;
  end if;
  if (item ->> 'publish_at')::timestamptz <= now() then
    item := item || '{"publish_at": null}';
    notes := notes || 'The time it was scheduled for is over, so it is a draft.'::text;
  end if;
  select title into featured from public.blog_posts where is_featured and status = 'published' limit 1;
  if featured is not null and (item ->> 'is_featured')::boolean and item ->> 'status' = 'published' then
    item := item || '{"is_featured": false}';
    notes := notes || format('It is not featured any more, because “%s” is.', featured);
  end if;
end;
$$;

-- Only the columns that the caller may write, and that are still there.
create function private.put_back(source text, item jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  given text;
begin
  select string_agg(quote_ident(attname), ', ') into given
  from pg_attribute
  where attrelid = to_regclass('public.' || quote_ident(source)) and attnum > 0 and not attisdropped and attgenerated = ''
    and item ? attname::text and has_column_privilege(attrelid, attnum, 'insert');
  execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', source, given)
    using item;
end;
$$;

-- With the rights of whoever calls, so that nobody brings back what they may not add.
create function public.bring_back(of_kind text, of_item text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  entry public.activity;
  item jsonb;
  path text;
  led_to text;
  notes text[] := '{}';
begin
  perform private.only_administrators();
  perform pg_advisory_xact_lock(hashtextextended(of_kind || ' ' || of_item, 0));
  select * into entry from public.activity where kind = of_kind and item_id = of_item order by id desc limit 1;
  if entry.id is null or not private.in_bin(entry) then
    raise exception 'This is not in the bin any more: it was brought back already, or its 30 days are over.' using errcode = 'PT409';
  end if;
  item := entry.before;
  if entry.source = 'blog_posts' then
    select settled.item, settled.notes into item, notes from private.settle_post_from_bin(item, notes) as settled;
  elsif entry.source = 'authors' then
    item := item || jsonb_build_object('slug', private.free_slug('public.authors', item ->> 'slug'));
    if item ->> 'slug' <> entry.before ->> 'slug' then
      notes := notes || format('Another author has the address /author/%s now, so the page is at /author/%s.',
        entry.before ->> 'slug', item ->> 'slug');
    end if;
  elsif entry.source = 'city_pages' and (item ->> 'publish_at')::timestamptz <= now() then
    item := item || '{"publish_at": null}';
    notes := notes || 'The time it was scheduled for is over, so it is a draft.'::text;
  end if;
  path := private.address_of(entry.source, item);
  delete from public.slug_redirects where source_path = path returning target_path into led_to;
  if led_to is not null then
    notes := notes || format('The redirect from %s to %s was removed, because the page is there again.', path, led_to);
  end if;
  perform set_config('activity.restored', entry.source || ' ' || entry.item_id, true);
  perform private.put_back(entry.source, item);
  if path is not null then
    insert into public.slug_redirects (source_path, target_path)
    select gone.before ->> 'source_path', gone.before ->> 'target_path' from public.activity as gone
    where gone.at = entry.at and gone.source = 'slug_redirects' and gone.change = 'deleted'
      and private.path_part(gone.before ->> 'target_path') = path and not private.is_page(gone.before ->> 'source_path')
    on conflict (source_path) do nothing;
  end if;
  return jsonb_build_object('kind', entry.kind, 'item_id', entry.item_id, 'label', entry.label, 'notes', to_jsonb(notes));
exception
  when unique_violation then
    raise exception 'There is another % with this name or address now. Change or delete that one first, then bring this one back.', of_kind
      using errcode = 'PT422';
  when foreign_key_violation then
    raise exception 'What it belongs to is gone. Bring that back first.' using errcode = 'PT422';
end;
$$;
comment on function public.bring_back(text, text) is
  'Brings a deleted item back with its id: {kind, item_id, label, notes}, where the notes say what could not come back as it was.';

create or replace function public.empty_bin() returns table (contents bigint, entries bigint)
language plpgsql security definer set search_path = '' as $$
begin
  update public.activity as entry set before = null
  where entry.change = 'deleted' and entry.before is not null and entry.at < now() - interval '30 days';
  get diagnostics contents = row_count;
  delete from public.blog_post_versions as version
  where not exists (select from public.blog_posts where id = version.post_id)
    and not exists (
      select from public.activity as entry
      where entry.kind = 'article' and entry.item_id = version.post_id::text and entry.change = 'deleted' and entry.before is not null);
  delete from public.activity as entry where entry.at < now() - interval '1 year';
  get diagnostics entries = row_count;
  return next;
end;
$$;

grant execute on function private.address_of(text, jsonb), private.free_slug(regclass, text),
  private.settle_post_from_bin(jsonb, text[]), private.put_back(text, jsonb), private.is_page(text),
  private.path_of(public.city_pages) to authenticated;
grant execute on function public.list_bin(text, bigint, integer), public.bring_back(text, text) to authenticated;
