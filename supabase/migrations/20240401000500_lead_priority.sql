-- How late a lead is mailed in a flood. 0 for one that looks like a person's: sent by the script of a known page, and the first from
-- its sender (`recent`: what count_recent counts) and with its text in an hour. Each earlier one of these adds 1, and so do ten from
-- the network of its provider, where one attacker may have many addresses. Leads without a text have none in common.
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

revoke all on function private.lead_priority(jsonb, integer, text) from public;
