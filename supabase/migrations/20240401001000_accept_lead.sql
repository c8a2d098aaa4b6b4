-- Stores a lead, given as JSON, once per idempotency key, and its mails in the outbox, in one transaction.
-- settings: those of apply_limits, and confirm (mail the visitor too, at most three times an hour per address).
-- Returns {state: stored | repeated | different | refused, id, held}; different: the key is stored with another text.
create or replace function private.accept_lead(request text, sender text, spam_reason text, settings jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  lead constant jsonb := private.parse_lead(request);
  sender_hash constant text := private.hash_sender(sender);
  household_hash constant text := private.hash_sender(sender, 64);
  network_hash constant text := private.hash_sender(sender, 32);
  this_key constant text := private.lead_key(lead, sender_hash);
  mailbox constant text := regexp_replace(lower(lead ->> 'email'), '\+[^@]*', '');
  recent integer;
  priority integer;
  limit_reason text;
  held_reason text;
  stored uuid;
begin
  if sender <> '' then
    perform pg_advisory_xact_lock(hashtextextended(sender_hash, 0));
  end if;

  select l.id into stored from public.leads l where l.idempotency_key = this_key;
  if stored is not null then
    return private.answer_repeated(stored, lead);
  end if;

  -- Serializes leads with the same text, so that simultaneous ones count each other. Always after the sender's lock, to avoid deadlocks.
  perform pg_advisory_xact_lock(hashtextextended(lead ->> 'message', 1));
  -- lead_priority counts up to 100.
  recent := private.count_recent(sender_hash, greatest(100, (settings ->> 'senderHeldAfter')::integer, (settings ->> 'senderRefusedAfter')::integer));
  priority := private.lead_priority(lead, recent, case when sender <> '' then network_hash end);
  limit_reason := private.apply_limits(recent, sender_hash, household_hash, priority, settings);
  if limit_reason = 'refused' then
    return jsonb_build_object('state', 'refused');
  end if;
  held_reason := coalesce(spam_reason, limit_reason);

  insert into public.leads (
    idempotency_key, name, email, phone, project_type, message, address, source, form_name, page_title, from_page, answers,
    started_at, submitted_at, sender_hash, household_hash, network_hash, priority, held_reason, photo_count, photo_key
  ) values (
    this_key, lead ->> 'name', lead ->> 'email', lead ->> 'phone', lead ->> 'projectType', lead ->> 'message',
    lead ->> 'address', lead ->> 'source', lead ->> 'formName', coalesce(lead ->> 'pageTitle', ''), coalesce(lead ->> 'from', ''),
    coalesce(lead -> 'answers', '[]'), (lead ->> 'startedAt')::timestamptz, (lead ->> 'submittedAt')::timestamptz,
    sender_hash, household_hash, network_hash, priority, held_reason, coalesce((lead ->> 'photos')::integer, 0), coalesce(lead ->> 'photoKey', '')
  )
  on conflict (idempotency_key) do nothing
  returning id into stored;
  -- Without a sender there is no lock, so a simultaneous request may have stored the key.
  if stored is null then
    select l.id into stored from public.leads l where l.idempotency_key = this_key;
    return private.answer_repeated(stored, lead);
  end if;

  if held_reason is null then
    insert into private.outbox (kind, lead_id, priority, next_attempt_at)
    values ('owner', stored, priority, private.mails_due_at(stored));
    if coalesce((settings ->> 'confirm')::boolean, false) then
      perform pg_advisory_xact_lock(hashtextextended(mailbox, 2));
      insert into private.outbox (kind, lead_id, priority, next_attempt_at)
      select 'confirmation', stored, priority, private.mails_due_at(stored) where 3 > (
        select count(*) from private.outbox o join public.leads l on l.id = o.lead_id
        where o.kind = 'confirmation' and o.created_at > now() - interval '1 hour'
          and regexp_replace(lower(l.email), '\+[^@]*', '') = mailbox
      );
    end if;
  elsif held_reason = 'flood' then
    insert into private.outbox (kind, flood_day) values ('flood', (now() at time zone 'UTC')::date)
    on conflict (flood_day) do nothing;
  end if;

  return jsonb_build_object('state', 'stored', 'id', stored, 'held', held_reason is not null);
end
$$;

grant execute on function private.accept_lead(text, text, text, jsonb) to lead_form;
