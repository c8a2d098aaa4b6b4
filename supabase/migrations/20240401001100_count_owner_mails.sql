-- How many mails to the owner were tried in the last hour, counted up to `most`.
create or replace function private.count_owner_mails(most integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from (
    select from private.outbox o
    where o.kind <> 'confirmation' and o.last_attempt_at > now() - interval '1 hour' limit most
  ) tried
$$;

revoke all on function private.count_owner_mails(integer) from public;
