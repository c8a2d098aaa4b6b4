-- Whether a lead looks like a person's: sent by the script of a known page, and the first from its sender and with its text in an
-- hour. A person whose request looks otherwise waits only while there is a flood.
create or replace function private.is_ordinary(lead jsonb, sender text, sender_hash text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(lead ->> 'pageTitle', '') <> '' and lead ->> 'startedAt' is not null
    and (sender = '' or private.count_recent(sender_hash, 1) = 0)
    and not exists (
      select from public.leads l
      where md5(l.message) = md5(lead ->> 'message') and l.received_at > now() - interval '1 hour'
    )
$$;

revoke all on function private.is_ordinary(jsonb, text, text) from public;
