-- Whether `most` leads came in the last hour from all senders, beside those that are held for another reason. 0 is no limit.
create or replace function private.is_flood(most integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select most > 0 and (
    select count(*) from (
      select from public.leads l
      where l.held_reason is null and l.received_at > now() - interval '1 hour' limit most
    ) taken
  ) + (
    select count(*) from (
      select from public.leads l
      where l.held_reason = 'part of a flood of requests' and l.received_at > now() - interval '1 hour' limit most
    ) held
  ) >= most
$$;

revoke all on function private.is_flood(integer) from public;
