-- Fifty questions with answers of 5,000 letters each, in a script of three bytes a letter.
alter table public.site_sections
  drop constraint site_sections_fields_check,
  add constraint site_sections_fields_check
    check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 900000);
