-- How many more leads, ordinary ones or others, may be mailed this hour. Each sender counts once, up to `most`, and every lead of
-- a sender whom the platform did not name. Null where `most` is 0, no limit.
create or replace function private.flood_room(ordinary boolean, most integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select case when most > 0 then greatest(0, most - (
    select count(distinct case when l.sender_hash = private.hash_sender('') then l.id::text else l.sender_hash end)::integer
    from private.outbox o join public.leads l on l.id = o.lead_id
    where o.kind = 'owner' and (o.priority = 0) = ordinary and o.created_at > now() - interval '1 hour'
  )) end
$$;

revoke all on function private.flood_room(boolean, integer) from public;
