-- The state of a test lead (canary), which a deployment sends to check the form; null if it is not stored.
create or replace function private.read_canary(key text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'heldReason', l.held_reason, 'mailed', o.sent_at is not null, 'lastError', o.last_error
  )
  from public.leads l left join private.outbox o on o.lead_id = l.id and o.kind = 'owner'
  where l.idempotency_key = key and key like 'canary-%'
$$;

grant execute on function private.read_canary(text) to lead_canary;
