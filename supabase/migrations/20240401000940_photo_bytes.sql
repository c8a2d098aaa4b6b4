-- The size of all photographs, of those of one lead, or of those whose leads are held.
create or replace function private.photo_bytes(lead uuid default null, of_held boolean default false) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(octet_length(p.bytes)), 0)::bigint from private.photos p join public.leads l on l.id = p.lead_id
  where (lead is null or p.lead_id = lead) and (not of_held or l.held_reason is not null)
$$;

revoke all on function private.photo_bytes(uuid, boolean) from public;
