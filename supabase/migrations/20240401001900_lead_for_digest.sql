-- A lead as the digest lists it: the JSON of DigestLead in store.ts.
create or replace function private.lead_for_digest(l public.leads) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'receivedAt', l.received_at, 'name', l.name, 'phone', l.phone, 'email', l.email, 'formName', l.form_name,
    'message', left(l.message, 300), 'heldReason', l.held_reason
  )
$$;
