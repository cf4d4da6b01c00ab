-- One log of what the staff change: who, what, when, before and after. What lies in the bin and what can be undone follow from it.

create table public.activity (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  actor uuid,
  actor_email text,
  kind text not null,
  source text not null,
  item_id text not null,
  label text not null default '',
  change text not null check (change in ('created', 'changed', 'deleted', 'restored')),
  fields text[] not null default '{}',
  before jsonb,
  after jsonb
);
comment on table public.activity is
  'Every change of what the staff write, for a year, written by the transaction that made it and by nobody else. `before` and `after` hold the columns that changed, `before` of a deletion the whole row, for 30 days: the bin. What a row was created with follows from what it is and what was changed. Nobody is named where the system did it. `source` is the table; all rows of one transaction have the same `at`.';
create index activity_item on public.activity (kind, item_id, id desc);
create index activity_kind on public.activity (kind, id desc);
create index activity_actor on public.activity (actor, id desc);
create index activity_bin on public.activity (at) where change = 'deleted' and before is not null;
alter table public.activity enable row level security;
grant select on public.activity to authenticated, service_role;
create policy "administrators read the activity" on public.activity
  for select to authenticated using ((select public.is_administrator()));

-- Columns that follow from others.
create function private.generated_columns(of_table oid) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(attname::text), '{}') from pg_attribute where attrelid = of_table and attgenerated <> ''
$$;

-- A table without a column `id` is known by the columns of its key.
create function private.item_of(item jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(item ->> 'id', item ->> 'user_id', concat_ws('/', item ->> 'city_slug', item ->> 'name'))
$$;

-- Arguments: the kind, the columns that name the row for a person (parted by commas), and those whose change is nobody's, such as a
-- count. `updated_at` and what is generated are such by themselves.
create function private.log_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  generated constant text[] := private.generated_columns(tg_relid);
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - generated end;
  becomes constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - generated end;
  item constant jsonb := coalesce(becomes, was);
  entry public.activity;
begin
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

create trigger log_activity after insert or update or delete on public.service_details
  for each row execute function private.log_activity('service', 'service_name');
create trigger log_activity after insert or update or delete on public.city_pages
  for each row execute function private.log_activity('city page', 'service_type, city');
create trigger log_activity after insert or update or delete on public.city_localities
  for each row execute function private.log_activity('locality', 'city_slug, name');
create trigger log_activity after insert or update or delete on public.authors
  for each row execute function private.log_activity('author', 'name');
create trigger log_activity after insert or update or delete on public.slug_redirects
  for each row execute function private.log_activity('redirect', 'source_path', 'hits', 'last_hit_at');
create trigger log_activity after insert or update or delete on public.email_templates
  for each row execute function private.log_activity('e-mail template', 'name');
create trigger log_activity after insert or update or delete on public.administrators
  for each row execute function private.log_activity('person', 'user_id');
create trigger log_activity after insert or delete on public.blog_posts
  for each row execute function private.log_activity('article', 'title');
-- An author's new name is the change of the author alone.
create trigger log_changed_activity after update on public.blog_posts
  for each row when (new.author_id is null or new.author_id is distinct from old.author_id or new.author = old.author)
  execute function private.log_activity('article', 'title', 'view_count', 'content_updated_at');

create function public.activity_people() returns table (actor uuid, email text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.only_administrators();
  -- From one person to the next in the index, however many rows each of them has.
  return query
    with recursive person as (
      (select entry.actor from public.activity as entry where entry.actor is not null order by 1 limit 1)
      union all
      select (select entry.actor from public.activity as entry where entry.actor > person.actor order by 1 limit 1)
      from person where person.actor is not null
    )
    select person.actor, (
      select entry.actor_email from public.activity as entry where entry.actor = person.actor order by entry.id desc limit 1)
    from person where person.actor is not null limit 200;
end;
$$;
comment on function public.activity_people() is 'Who stands in the log of changes, by the last address of each.';

-- With the rights of whoever asks: who may not read the row learns nothing of what it was.
create function public.activity_state(entry_id bigint, before_it boolean default false) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  entry public.activity;
  state jsonb;
  later jsonb;
begin
  perform private.only_administrators();
  select * into entry from public.activity where id = entry_id;
  if not found then
    return null;
  end if;
  execute format('select to_jsonb(stored) from public.%I as stored where %s', entry.source, case
    when exists (select from pg_attribute where attrelid = to_regclass('public.' || quote_ident(entry.source)) and attname = 'id')
    then 'id = $1::uuid' else 'private.item_of(to_jsonb(stored)) = $1' end)
    into state using entry.item_id;
  -- Of several changes of one column the one that came first after it says what it was.
  select jsonb_object_agg(key, value order by change.id desc) into later
  from public.activity as change, jsonb_each(change.before)
  where (state is null or state ? key) and change.kind = entry.kind and change.item_id = entry.item_id
    and change.id >= entry.id + case when before_it then 0 else 1 end;
  return coalesce(state, '{}') || coalesce(later, '{}');
end;
$$;
comment on function public.activity_state(bigint, boolean) is
  'The row as it was after an entry of the log, or before it: as it is, with all that was changed since taken back.';

create function public.empty_bin() returns table (contents bigint, entries bigint)
language plpgsql security definer set search_path = '' as $$
begin
  update public.activity as entry set before = null
  where entry.change = 'deleted' and entry.before is not null and entry.at < now() - interval '30 days';
  get diagnostics contents = row_count;
  delete from public.activity as entry where entry.at < now() - interval '1 year';
  get diagnostics entries = row_count;
  return next;
end;
$$;
comment on function public.empty_bin() is
  'Ends what was deleted 30 days ago, and the log of changes after a year; answers how much of each.';

grant execute on function public.activity_people(), public.activity_state(bigint, boolean),
  private.item_of(jsonb) to authenticated;
grant execute on function public.empty_bin() to service_role;
