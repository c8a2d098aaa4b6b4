-- The only access to the tables. Each function runs as its owner, with an empty search path that no caller can change.

create or replace function private.hash_sender(sender text) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(sha256(convert_to(value || coalesce(sender, ''), 'UTF8')), 'hex')
  from private.settings where name = 'salt'
$$;

-- A plain form sends no key: one is made of its fields, its sender and the hour, so a double click is one request.
create or replace function private.lead_key(lead jsonb, sender_hash text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    nullif(lead ->> 'idempotencyKey', ''),
    'form-' || encode(sha256(convert_to(jsonb_build_array(
      sender_hash, date_trunc('hour', now()), lead -> 'name', lead -> 'email', lead -> 'phone', lead -> 'projectType',
      lead -> 'message', lead -> 'address', lead -> 'source', lead -> 'formName'
    )::text, 'UTF8')), 'hex')
  )
$$;

-- Stores a lead once under its key, and its mail to the owner in the outbox, in one transaction.
-- settings: heldAfter and refusedAfter (leads an hour from one sender; 0 is no limit), confirm (mail the visitor too).
-- Returns {state: stored | repeated | refused, id, held}.
create or replace function private.accept_lead(lead jsonb, sender text, held_reason text, settings jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  this_sender constant text := private.hash_sender(sender);
  this_key constant text := private.lead_key(lead, this_sender);
  held_after constant integer := coalesce((settings ->> 'heldAfter')::integer, 0);
  refused_after constant integer := coalesce((settings ->> 'refusedAfter')::integer, 0);
  held text := held_reason;
  stored uuid;
  recent integer;
begin
  if held_after > 0 or refused_after > 0 then
    perform pg_advisory_xact_lock(hashtextextended(this_sender, 0));
  end if;

  select l.id into stored from public.leads l where l.idempotency_key = this_key;
  if stored is not null then
    return jsonb_build_object('state', 'repeated', 'id', stored);
  end if;

  if held_after > 0 or refused_after > 0 then
    select count(*) into recent from public.leads l
    where l.sender_hash = this_sender and l.received_at > now() - interval '1 hour';

    if refused_after > 0 and recent >= refused_after then
      return jsonb_build_object('state', 'refused');
    end if;
    if held_after > 0 and recent >= held_after then
      held := coalesce(held, 'more than ' || held_after || ' requests in an hour from one sender');
    end if;
  end if;

  insert into public.leads (
    idempotency_key, name, email, phone, project_type, message, address, source, form_name, started_at, submitted_at,
    sender_hash, held_reason
  ) values (
    this_key, lead ->> 'name', lead ->> 'email', lead ->> 'phone', lead ->> 'projectType', lead ->> 'message',
    lead ->> 'address', lead ->> 'source', lead ->> 'formName', (lead ->> 'startedAt')::timestamptz,
    (lead ->> 'submittedAt')::timestamptz, this_sender, held
  )
  on conflict (idempotency_key) do nothing
  returning id into stored;

  if stored is null then
    select l.id into stored from public.leads l where l.idempotency_key = this_key;
    return jsonb_build_object('state', 'repeated', 'id', stored);
  end if;

  if held is null then
    insert into private.outbox (kind, lead_id) values ('owner', stored);
    if coalesce((settings ->> 'confirm')::boolean, false) then
      insert into private.outbox (kind, lead_id) values ('confirmation', stored);
    end if;
  end if;

  return jsonb_build_object('state', 'stored', 'id', stored, 'held', held is not null);
end
$$;

-- Claims mails that are due, for `lease` seconds: if the worker dies, another one claims them after that.
create or replace function private.claim_mail(batch integer, lease integer) returns setof jsonb
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select o.id from private.outbox o
    where o.sent_at is null and o.next_attempt_at <= now()
    order by o.next_attempt_at
    limit batch
    for update skip locked
  ), claimed as (
    update private.outbox o
    set attempts = o.attempts + 1, next_attempt_at = now() + make_interval(secs => lease)
    from due where o.id = due.id
    returning o.*
  )
  select jsonb_build_object(
    'id', c.id, 'kind', c.kind, 'digestDay', c.digest_day, 'lead',
    case when l.id is null then null else jsonb_build_object(
      'id', l.id, 'receivedAt', l.received_at, 'name', l.name, 'email', l.email, 'phone', l.phone,
      'projectType', l.project_type, 'message', l.message, 'address', l.address, 'source', l.source, 'formName', l.form_name
    ) end
  )
  from claimed c left join public.leads l on l.id = c.lead_id
$$;

-- Records how an attempt ended. Without an error the mail is sent; with one it is tried again after `retry` seconds, doubled
-- each time up to an hour.
create or replace function private.settle_mail(mail uuid, error text, retry integer) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.outbox o set
    sent_at = case when error is null then now() end,
    last_error = left(error, 500),
    next_attempt_at = now() + make_interval(secs => least(retry * power(2, least(o.attempts, 20) - 1), 3600))
  where o.id = mail and o.sent_at is null
$$;

create or replace function private.is_digest_due() returns boolean
language sql stable security definer set search_path = ''
as $$
  select extract(hour from now() at time zone 'America/New_York') >= value::integer
    and not exists (
      select from private.outbox o where o.digest_day = (now() at time zone 'America/New_York')::date
    )
  from private.settings where name = 'digest_hour'
$$;

-- Puts today's digest into the outbox once its hour has come.
create or replace function private.queue_digest() returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.outbox (kind, digest_day)
  select 'digest', (now() at time zone 'America/New_York')::date where private.is_digest_due()
  on conflict (digest_day) do nothing
$$;

-- What the digest says: the leads of the last day, why some are held, and the oldest mail still unsent.
create or replace function private.read_digest() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'leads', coalesce((
      select jsonb_agg(jsonb_build_object(
        'receivedAt', l.received_at, 'name', l.name, 'phone', l.phone, 'email', l.email, 'formName', l.form_name,
        'message', left(l.message, 300), 'heldReason', l.held_reason
      ) order by l.received_at)
      from public.leads l where l.received_at > now() - interval '1 day'
    ), '[]'::jsonb),
    'unsent', (select count(*) from private.outbox o where o.sent_at is null and o.kind <> 'digest'),
    'oldestUnsent', (
      select jsonb_build_object('createdAt', o.created_at, 'attempts', o.attempts, 'lastError', o.last_error)
      from private.outbox o where o.sent_at is null and o.kind <> 'digest' order by o.created_at limit 1
    )
  )
$$;
