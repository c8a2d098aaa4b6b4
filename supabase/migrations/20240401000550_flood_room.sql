-- How many more leads of this priority may be mailed this hour. Those of higher numbers take no room. Each sender counts once, up to
-- `most`, and every lead of a sender whom the platform did not name. Null where `most` is 0, no limit.
create or replace function private.flood_room(priority integer, most integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select case when most > 0 then greatest(0, most - (
    select count(distinct case when l.sender_hash = (select private.hash_sender('')) then l.id::text else l.sender_hash end)::integer
    from private.outbox o join public.leads l on l.id = o.lead_id
    where o.kind = 'owner' and o.priority <= flood_room.priority and o.created_at > now() - interval '1 hour'
  )) end
$$;

revoke all on function private.flood_room(integer, integer) from public;
