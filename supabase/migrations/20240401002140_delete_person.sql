-- Deletes what export_person returns. Returns the number of requests deleted.
create or replace function private.delete_person(who text) returns integer
language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from public.leads l using jsonb_array_elements(private.export_person(who)) stored
    where l.id = (stored ->> 'id')::uuid returning 1
  )
  select count(*)::integer from gone
$$;
