-- The check after a deploy (`npm run canary`): a login that reads and removes the leads marked as its own, and nothing else.

do $$
begin
  if not exists (select from pg_roles where rolname = 'lead_canary') then
    create role lead_canary login noinherit;
  end if;
end
$$;

comment on role lead_canary is 'The login of the check after a deploy. Has no password until one is set (docs/deploy.md).';
alter role lead_canary set statement_timeout = '5s';

-- The state of a canary; null if none is stored.
create or replace function private.read_canary(key text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'heldReason', l.held_reason, 'mailed', o.sent_at is not null, 'lastError', o.last_error
  )
  from public.leads l left join private.outbox o on o.lead_id = l.id and o.kind = 'owner'
  where l.idempotency_key = key and key like 'canary-%'
$$;

-- Removes a canary and its mails. Returns how many leads were removed.
create or replace function private.remove_canary(key text) returns integer
language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from public.leads l where l.idempotency_key = key and key like 'canary-%' returning 1
  )
  select count(*)::integer from gone
$$;

revoke all on schema private from lead_canary;
revoke all on all tables in schema public, private from lead_canary;
revoke all on all functions in schema private from lead_canary;
revoke all on function private.read_canary(text), private.remove_canary(text) from public, anon, authenticated, lead_form;
grant usage on schema private to lead_canary;
grant execute on function private.read_canary(text), private.remove_canary(text) to lead_canary;
