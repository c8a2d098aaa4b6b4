-- The idempotency key of a lead. A form sent without JavaScript has none: its key is a hash of its fields, its sender and the hour, so that
-- a double click stores one lead.
create or replace function private.lead_key(lead jsonb, sender_hash text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    nullif(lead ->> 'idempotencyKey', ''),
    'form-' || encode(sha256(convert_to(jsonb_build_array(
      sender_hash, date_trunc('hour', now()), lead -> 'name', lead -> 'email', lead -> 'phone', lead -> 'projectType',
      lead -> 'message', lead -> 'address', lead -> 'source', lead -> 'formName', coalesce(lead -> 'answers', '[]')
    )::text, 'UTF8')), 'hex')
  )
$$;
