-- What leads to a path is found by an index when something moves or goes, however many redirects there are; and so are the newest.

-- Whoever writes a row reckons its place in the index.
grant execute on function private.path_part(text) to service_role;
create index slug_redirects_target on public.slug_redirects (private.path_part(target_path));
drop index public.slug_redirects_target_path;
create index slug_redirects_newest on public.slug_redirects (created_at desc, id);
