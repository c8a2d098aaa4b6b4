-- The size of all photographs, or of those of one lead.
create or replace function private.photo_bytes(lead uuid default null) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(octet_length(p.bytes)), 0)::bigint from private.photos p where lead is null or p.lead_id = lead
$$;

revoke all on function private.photo_bytes(uuid) from public;
