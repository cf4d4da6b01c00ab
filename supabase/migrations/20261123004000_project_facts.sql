-- What `npm run doctor` asks of a project before it goes live: what no table of the API says.
create function public.project_facts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  applied jsonb := '[]';
  bucket_is_public boolean;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    select coalesce(jsonb_agg(version order by version), '[]') into applied from supabase_migrations.schema_migrations;
  end if;
  if to_regclass('storage.buckets') is not null then
    select public into bucket_is_public from storage.buckets where id = 'blog-images';
  end if;
  return jsonb_build_object(
    'migrations', applied,
    'bucket_is_public', bucket_is_public,
    'services', (select count(*) from public.service_details),
    'has_template', exists (select from public.email_templates where name = 'contact_form_notification'),
    'owners', (select count(*) from public.administrators where role = 'owner'),
    'samples', (select count(*) from public.authors where is_sample)
      + (select count(*) from public.city_pages where is_sample and status = 'published')
  );
end;
$$;
comment on function public.project_facts() is
  'The migrations that ran, whether the bucket of pictures is there and public, and how many services, owners and samples shown there are.';
revoke execute on function public.project_facts() from public, anon, authenticated;
grant execute on function public.project_facts() to service_role;
