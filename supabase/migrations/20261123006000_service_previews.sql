-- A service is looked at on its real page while it is written, as a city page is.
alter table public.city_page_previews
  drop constraint city_page_previews_page_check,
  drop constraint city_page_previews_draft_check,
  add constraint city_page_previews_page_check check (page ~ '^(service:)?(new|[0-9a-f-]{36})$'),
  add constraint city_page_previews_draft_check check (octet_length(draft::text) <= 900000);
comment on table public.city_page_previews is
  'What each person last had previewed of each city page and each service: one state, which nobody else sees. Those of other days go when a new one comes.';
