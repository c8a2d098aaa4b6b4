-- How many more bytes of photographs a sender may store within `quota`, of all photographs or of those whose leads are held: of what
-- others leave free, a tenth in a day; all of it where the platform did not name the sender.
create or replace function private.photo_room(sender_hash text, of_held boolean, quota bigint) returns bigint
language sql stable security definer set search_path = ''
as $$
  select case when sender_hash = private.hash_sender('') then quota - taken else (quota - taken + own) / 10 - own end::bigint
  from (
    select coalesce(sum(octet_length(p.bytes)), 0) as taken, coalesce(sum(octet_length(p.bytes)) filter (
      where l.sender_hash = photo_room.sender_hash and p.received_at > now() - interval '1 day'
    ), 0) as own
    from private.photos p join public.leads l on l.id = p.lead_id where not of_held or l.held_reason is not null
  ) sizes
$$;

revoke all on function private.photo_room(text, boolean, bigint) from public;
