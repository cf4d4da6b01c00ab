-- The fields of a post, and the columns that follow from them. A new column of blog_posts is a field of the editor at once:
-- it is saved, kept in versions and drafts, announced and counted as a change.

create function private.post_without(post public.blog_posts, variadic omitted text[]) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(post) - array['id', 'view_count', 'created_at', 'updated_at', 'search_words', 'search_document'] - omitted
$$;

-- The fields of the editor's form, by the names of their columns.
create function private.post_fields(post public.blog_posts) returns jsonb
language sql stable set search_path = '' as $$
  select private.post_without(post, 'categories', 'content_updated_at')
$$;
-- save_blog_post() runs with the rights of whoever calls it.
grant execute on function private.post_without(public.blog_posts, text[]), private.post_fields(public.blog_posts) to authenticated;

-- Spaces and line breaks alone are no change that a reader would call one (no artificial freshening of dates).
create function private.set_derived_post_columns() returns trigger
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
    and btrim(regexp_replace(old.title || ' ' || old.content, '\s+', ' ', 'g'))
      <> btrim(regexp_replace(new.title || ' ' || new.content, '\s+', ' ', 'g'))
  then
    new.content_updated_at := now();
  end if;
  return new;
end;
$$;
create trigger set_derived_post_columns before insert or update of title, content, category, status, author, author_id
  on public.blog_posts for each row execute function private.set_derived_post_columns();

-- An author has one name, wherever an article states it.
create function private.rename_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.blog_posts set author = new.name where author_id = new.id and author <> new.name;
  return null;
end;
$$;
create trigger rename_author after update of name on public.authors
  for each row when (old.name <> new.name) execute function private.rename_author();

-- The list shows one featured article, so the one that is published as featured last takes the place of the others in
-- the same transaction. A draft may be marked already: it takes the place when it is published.
create function private.keep_one_featured() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Of several that one statement features, the first to get here has unmarked the others.
  if exists (select from public.blog_posts where id = new.id and is_featured) then
    update public.blog_posts set is_featured = false where is_featured and status = 'published' and id <> new.id;
  end if;
  return null;
end;
$$;
create trigger keep_one_featured after insert or update of is_featured, status on public.blog_posts
  for each row when (new.is_featured and new.status = 'published') execute function private.keep_one_featured();
