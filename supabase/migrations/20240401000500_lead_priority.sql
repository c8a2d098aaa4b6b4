-- Priority = 0
--   + 1 if the lead was not sent by our script from a known page
--   + 1 for each earlier request of the sender this hour (`recent`, the result of count_recent)
--   + 1 for each earlier request with the same text this hour; empty texts do not count
--   + 1 per ten earlier requests this hour from the same /32, where one attacker may have many addresses.
-- In a flood, higher numbers are mailed later.
create or replace function private.lead_priority(lead jsonb, recent integer, network_hash text) returns integer
language plpgsql stable security definer set search_path = ''
as $$ begin return (
  select (coalesce(lead ->> 'pageTitle', '') = '' or lead ->> 'startedAt' is null)::integer
    + least(recent, 100)
    + (
      select count(*)::integer / 10 from (
        select from public.leads l
        where l.network_hash = lead_priority.network_hash and l.received_at > now() - interval '1 hour'
        limit 200
      ) same_network
    )
    + (
      select count(*)::integer from (
        select from public.leads l
        where lead ->> 'message' ~ '\S' and md5(l.message) = md5(lead ->> 'message')
          and l.received_at > now() - interval '1 hour'
        limit 100
      ) same_text
    )
); end $$;
