-- The number of mails to the owner with this priority or a higher number that were tried in the last hour, counted up to `max_count`.
create or replace function private.count_owner_mails(min_priority integer, max_count integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from (
    select from private.outbox o
    where o.kind <> 'confirmation' and o.priority >= min_priority
      and o.last_attempt_at > now() - interval '1 hour'
    limit max_count
  ) tried
$$;
