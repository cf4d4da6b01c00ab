-- What is written on behalf of a request of the site keeps the id by which the site's log knows it (the header X-Request-Id). Work that
-- nobody asked for, and a script, have none.

alter table public.activity add column request_id text check (length(request_id) <= 64)
  default substring(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id' from '^[A-Za-z0-9_-]{8,64}$');
comment on column public.activity.request_id is 'By which the log of the site knows the request that made the change.';

alter table public.notification_deliveries add column request_id text check (length(request_id) <= 64)
  default substring(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id' from '^[A-Za-z0-9_-]{8,64}$');
comment on column public.notification_deliveries.request_id is
  'By which the log of the site knows the request that brought the enquiry; its e-mail names it too.';
