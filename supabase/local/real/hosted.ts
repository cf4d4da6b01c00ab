/**
 * Hosted Supabase runs migrations as a role that is no superuser but may set policies on its storage, and older projects there open whatever is new in
 * `public` to the API by default.
 */
export const HOSTED = `
  create role hosted_owner nosuperuser createdb createrole bypassrls;
  grant create on database postgres to hosted_owner;
  grant all on schema public to hosted_owner with grant option;
  grant all on schema extensions, supabase_migrations to hosted_owner;
  grant all on all tables in schema supabase_migrations to hosted_owner;
  grant usage on schema auth to hosted_owner;
  grant all on all tables in schema auth to hosted_owner;
  grant usage on schema storage to hosted_owner;
  alter table storage.buckets owner to hosted_owner;
  alter table storage.objects owner to hosted_owner;
  set role hosted_owner;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`;
