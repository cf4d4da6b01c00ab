-- Until somebody puts the services in order they stand in the order that the site came with, which the database does not know: whoever
-- moves the first one says what they saw.
drop function public.move_service_position(uuid, integer);
create function public.move_service_position(service_id uuid, to_position integer, seen uuid[] default '{}') returns void
language plpgsql set search_path = '' as $$
declare
  ordered uuid[];
begin
  perform private.only_administrators();
  perform from public.service_details order by id for update;
  select array_agg(id order by position nulls last, array_position(seen, id) nulls last, service_name) into ordered
  from public.service_details where id <> service_id;
  if not exists (select from public.service_details where id = service_id) then
    raise exception 'Somebody else has deleted this service.' using errcode = 'PT409';
  end if;
  ordered := coalesce(ordered[:greatest(to_position, 0)], '{}') || service_id || coalesce(ordered[greatest(to_position, 0) + 1:], '{}');
  update public.service_details as service set position = place - 1
  from unnest(ordered) with ordinality as wanted (id, place)
  where service.id = wanted.id and service.position is distinct from place - 1;
end;
$$;
comment on function public.move_service_position(uuid, integer, uuid[]) is
  'Puts a service at a place of the list, counted from 0; from then on the services stand in the order of the staff. `seen` is the order of those that nobody has put in order.';
grant execute on function public.move_service_position(uuid, integer, uuid[]) to authenticated;
