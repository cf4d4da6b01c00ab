-- Saving a post.

create function public.save_blog_post(
  post_id uuid, fields jsonb, expected_updated_at timestamptz default null, draft_id uuid default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  current_row public.blog_posts;
  next_row public.blog_posts;
  given text;
  unknown text;
begin
  perform private.only_administrators();
  if jsonb_typeof(fields) is distinct from 'object' or fields = '{}' then
    raise exception 'The fields of the post are missing.' using errcode = '22023';
  end if;
  select string_agg(quote_ident(key), ', '), string_agg(key, ', ' order by key) filter (
    where not private.post_fields(jsonb_populate_record(null::public.blog_posts, '{}')) ? key)
  into given, unknown from jsonb_object_keys(fields) as key;
  if unknown is not null then
    raise exception 'A post has no field named %.', unknown using errcode = '22023';
  end if;

  if post_id is null then
    raise exception 'The id of the post is missing.' using errcode = '22023';
  end if;
  select * into current_row from public.blog_posts where id = post_id for update;
  if current_row.updated_at is distinct from expected_updated_at then
    return case when found then jsonb_build_object('conflict', private.post_fields(current_row)
        || jsonb_build_object('id', current_row.id, 'updated_at', current_row.updated_at))
      else '{"gone": true}' end;
  end if;

  next_row := jsonb_populate_record(current_row, fields);
  next_row.slug := nullif(next_row.slug, '');
  if next_row.status = 'published' and next_row.published_at is null then
    raise exception 'A published post needs a published date.' using errcode = 'PT422', hint = 'published_at';
  elsif next_row.status = 'published' and (next_row.author_id is null
    or '' = any (array[next_row.slug, next_row.content, next_row.excerpt, next_row.featured_image]) is distinct from false)
  then
    raise exception 'Please fill in all required fields.' using errcode = 'PT422';
  elsif (next_row.published_at at time zone 'Asia/Kolkata')::date > (now() at time zone 'Asia/Kolkata')::date then
    raise exception 'The published date may not be later than today.' using errcode = 'PT422', hint = 'published_at';
  end if;

  if current_row.id is null then
    execute format('insert into public.blog_posts (id, %1$s) select $1, %1$s from (select ($2).*) as given returning *', given)
      into next_row using post_id, next_row;
  elsif private.post_fields(next_row) <> private.post_fields(current_row) then
    execute format('update public.blog_posts set (%1$s) = (select %1$s from (select ($2).*) as given) where id = $1 returning *', given)
      into next_row using post_id, next_row;
  end if;
  delete from public.blog_post_drafts where id = draft_id and owner = (select auth.uid());
  return jsonb_build_object('saved', private.post_fields(next_row)
    || jsonb_build_object('id', next_row.id, 'updated_at', next_row.updated_at));
end;
$$;
comment on function public.save_blog_post(uuid, jsonb, timestamptz, uuid) is
  'Saves the fields given, of a new post with this id when expected_updated_at is null: {"saved"}, or {"conflict"} with the state of whoever saved in between, or {"gone"}. The draft that was saved with it ends.';

grant execute on function public.save_blog_post(uuid, jsonb, timestamptz, uuid) to authenticated;
