-- Stores a lead and returns its id; null if its key is already stored. hashes: see apply_limits.
create or replace function private.insert_lead(lead jsonb, key text, hashes text[], priority integer, held_reason text) returns uuid
language sql volatile security definer set search_path = ''
as $$
  insert into public.leads (
    idempotency_key, name, email, phone, project_type, message, address, source, form_name, page_title, from_page, answers,
    started_at, submitted_at, sender_hash, household_hash, network_hash, priority, held_reason, photo_count, photo_key
  ) values (
    key, lead ->> 'name', lead ->> 'email', lead ->> 'phone', lead ->> 'projectType', lead ->> 'message',
    lead ->> 'address', lead ->> 'source', lead ->> 'formName', coalesce(lead ->> 'pageTitle', ''),
    coalesce(lead ->> 'from', ''),
    coalesce(lead -> 'answers', '[]'), (lead ->> 'startedAt')::timestamptz, (lead ->> 'submittedAt')::timestamptz,
    hashes[1], hashes[2], hashes[3], priority, held_reason, coalesce((lead ->> 'photos')::integer, 0), coalesce(lead ->> 'photoKey', '')
  )
  on conflict (idempotency_key) do nothing
  returning id
$$;

revoke all on function private.insert_lead(jsonb, text, text[], integer, text) from public;
