-- Limits that no sender gets around, and a key that comes with another message.

create index if not exists leads_not_held on public.leads (received_at desc) where held_reason is null;
create index if not exists leads_held_in_flood on public.leads (received_at desc)
  where held_reason = 'part of a flood of requests';

alter table private.outbox add column if not exists flood_day date unique;
alter table private.outbox drop constraint if exists outbox_kind_check;
alter table private.outbox add constraint outbox_kind_check
  check (kind in ('owner', 'confirmation', 'digest', 'flood'));
alter table private.outbox drop constraint if exists outbox_check;
alter table private.outbox drop constraint if exists outbox_check1;
alter table private.outbox drop constraint if exists outbox_subject_check;
alter table private.outbox add constraint outbox_subject_check check (
  (kind in ('owner', 'confirmation')) = (lead_id is not null)
  and (kind = 'digest') = (digest_day is not null)
  and (kind = 'flood') = (flood_day is not null)
);

comment on column private.outbox.flood_day is 'UTC day of the notice that requests are held: one a day.';

-- Leads of one sender in the last hour, counted up to `most`.
create or replace function private.count_recent(sender_hash text, most integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from (
    select from public.leads l
    where l.sender_hash = count_recent.sender_hash and l.received_at > now() - interval '1 hour'
    limit most
  ) recent
$$;

-- Whether `most` leads came in the last hour from all senders, beside those that are held for another reason. 0 is no limit.
create or replace function private.is_flood(most integer) returns boolean
language sql stable security definer set search_path = ''
as $$
  select most > 0 and (
    select count(*) from (
      select from public.leads l
      where l.held_reason is null and l.received_at > now() - interval '1 hour' limit most
    ) taken
  ) + (
    select count(*) from (
      select from public.leads l
      where l.held_reason = 'part of a flood of requests' and l.received_at > now() - interval '1 hour' limit most
    ) held
  ) >= most
$$;

-- Whether a stored lead has the text of `lead`. A browser without scripts ends lines with two characters.
create or replace function private.is_same_text(stored uuid, lead jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (l.name, l.email, l.phone, l.project_type, l.address, replace(l.message, e'\r\n', e'\n')) = (
    lead ->> 'name', lead ->> 'email', lead ->> 'phone', lead ->> 'projectType', lead ->> 'address',
    replace(lead ->> 'message', e'\r\n', e'\n')
  )
  from public.leads l where l.id = stored
$$;

-- The answer where the key is stored already.
create or replace function private.answer_repeated(stored uuid, lead jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'state', case when private.is_same_text(stored, lead) then 'repeated' else 'different' end, 'id', stored
  )
$$;

-- Why a lead is held for the limits, or null; `refused` where it is not to be stored.
-- settings: heldAfter and refusedAfter (leads an hour from one sender), allHeldAfter (from all); 0 is no limit.
-- A sender that the platform did not name is never refused.
create or replace function private.apply_limits(sender text, sender_hash text, settings jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  held_after constant integer := coalesce((settings ->> 'heldAfter')::integer, 0);
  refused_after constant integer := coalesce((settings ->> 'refusedAfter')::integer, 0);
  recent integer;
begin
  if sender <> '' then
    recent := private.count_recent(sender_hash, greatest(held_after, refused_after));
    if refused_after > 0 and recent >= refused_after then
      return 'refused';
    end if;
    if held_after > 0 and recent >= held_after then
      return 'more than ' || held_after || ' requests in an hour from one sender';
    end if;
  end if;
  if private.is_flood(coalesce((settings ->> 'allHeldAfter')::integer, 0)) then
    return 'part of a flood of requests';
  end if;
  return null;
end
$$;

-- Stores a lead and returns its id; null if its key is stored already.
create or replace function private.insert_lead(lead jsonb, key text, sender_hash text, held text) returns uuid
language sql volatile security definer set search_path = ''
as $$
  insert into public.leads (
    idempotency_key, name, email, phone, project_type, message, address, source, form_name, started_at, submitted_at,
    sender_hash, held_reason
  ) values (
    key, lead ->> 'name', lead ->> 'email', lead ->> 'phone', lead ->> 'projectType', lead ->> 'message',
    lead ->> 'address', lead ->> 'source', lead ->> 'formName', (lead ->> 'startedAt')::timestamptz,
    (lead ->> 'submittedAt')::timestamptz, sender_hash, held
  )
  on conflict (idempotency_key) do nothing
  returning id
$$;

-- Stores a lead once under its key, and the mails it causes in the outbox, in one transaction.
-- settings: those of apply_limits, and confirm (mail the visitor too).
-- Returns {state: stored | repeated | different | refused, id, held}; different: the key belongs to another text.
create or replace function private.accept_lead(lead jsonb, sender text, held_reason text, settings jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  this_sender constant text := private.hash_sender(sender);
  this_key constant text := private.lead_key(lead, this_sender);
  limited text;
  held text;
  stored uuid;
begin
  if sender <> '' then
    perform pg_advisory_xact_lock(hashtextextended(this_sender, 0));
  end if;

  select l.id into stored from public.leads l where l.idempotency_key = this_key;
  if stored is not null then
    return private.answer_repeated(stored, lead);
  end if;

  limited := private.apply_limits(sender, this_sender, settings);
  if limited = 'refused' then
    return jsonb_build_object('state', 'refused');
  end if;
  held := coalesce(held_reason, limited);

  stored := private.insert_lead(lead, this_key, this_sender, held);
  if stored is null then
    select l.id into stored from public.leads l where l.idempotency_key = this_key;
    return private.answer_repeated(stored, lead);
  end if;

  if held is null then
    insert into private.outbox (kind, lead_id) values ('owner', stored);
    if coalesce((settings ->> 'confirm')::boolean, false) then
      insert into private.outbox (kind, lead_id) values ('confirmation', stored);
    end if;
  elsif held = 'part of a flood of requests' then
    insert into private.outbox (kind, flood_day) values ('flood', (now() at time zone 'UTC')::date)
    on conflict (flood_day) do nothing;
  end if;

  return jsonb_build_object('state', 'stored', 'id', stored, 'held', held is not null);
end
$$;

revoke all on function
  private.count_recent(text, integer), private.is_flood(integer), private.is_same_text(uuid, jsonb),
  private.answer_repeated(uuid, jsonb), private.apply_limits(text, text, jsonb),
  private.insert_lead(jsonb, text, text, text)
from public, anon, authenticated, lead_form, lead_canary;
