-- How many more bytes of photographs a sender may store: (quota - others) / 10 - own, where own is what it stored in the last 24 hours and
-- others is everything else; quota - others - own if the platform gave no sender address. held_only: counts photographs of held leads only.
create or replace function private.remaining_photo_bytes(sender_hash text, held_only boolean, quota bigint) returns bigint
language sql stable security definer set search_path = ''
as $$
  select case when sender_hash = private.hash_sender('') then quota - taken else (quota - taken + own) / 10 - own end::bigint
  from (
    select coalesce(sum(octet_length(p.bytes)), 0) as taken, coalesce(sum(octet_length(p.bytes)) filter (
      where l.sender_hash = remaining_photo_bytes.sender_hash and p.received_at > now() - interval '1 day'
    ), 0) as own
    from private.photos p join public.leads l on l.id = p.lead_id where not held_only or l.held_reason is not null
  ) sizes
$$;
