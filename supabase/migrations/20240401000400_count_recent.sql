-- Leads of one sender in the last hour, counted up to `most`.
create or replace function private.count_recent(sender_hash text, most integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from (
    select from public.leads l
    where l.sender_hash = count_recent.sender_hash and l.received_at > now() - interval '1 hour'
    limit most
  ) recent
$$;

revoke all on function private.count_recent(text, integer) from public;
