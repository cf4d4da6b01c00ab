-- Pictures of articles, in Supabase Storage. Whoever has an address sees the picture; administrators add, list and remove.
-- There is no right to change one: a picture keeps its address for as long as caches remember it.
do $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('blog-images', 'blog-images', true, 5242880, array['image/avif', 'image/webp', 'image/jpeg', 'image/png'])
  on conflict (id) do update set
    public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  drop policy if exists "administrators list blog images" on storage.objects;
  create policy "administrators list blog images" on storage.objects
    for select to authenticated using (bucket_id = 'blog-images' and (select public.is_administrator()));
  drop policy if exists "administrators add blog images" on storage.objects;
  create policy "administrators add blog images" on storage.objects
    for insert to authenticated with check (bucket_id = 'blog-images' and (select public.is_administrator()));
  drop policy if exists "administrators remove blog images" on storage.objects;
  create policy "administrators remove blog images" on storage.objects
    for delete to authenticated using (bucket_id = 'blog-images' and (select public.is_administrator()));
end
$$;
