-- What a digest tells of a lead.
create or replace function private.digest_lead(l public.leads) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'receivedAt', l.received_at, 'name', l.name, 'phone', l.phone, 'email', l.email, 'formName', l.form_name,
    'message', left(l.message, 300), 'heldReason', l.held_reason
  )
$$;

revoke all on function private.digest_lead(public.leads) from public;
