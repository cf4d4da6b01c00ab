-- Of the file as it was when it ran; null where nobody noted it.
alter table supabase_migrations.schema_migrations add column if not exists sha256 text;
