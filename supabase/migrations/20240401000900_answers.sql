-- What forms with settings of their own ask: answers to the owner's questions, and the title of the page that was looked at.

alter table public.leads add column if not exists answers jsonb not null default '[]';
alter table public.leads add column if not exists page_title text not null default '';

alter table public.leads drop constraint if exists leads_answers_check;
alter table public.leads add constraint leads_answers_check check (
  case when jsonb_typeof(answers) = 'array' then jsonb_array_length(answers) <= 20 and length(answers::text) <= 65536 else false end
);

comment on column public.leads.answers is 'Answers to the owner''s questions: [{question, answer, asked}]; asked is false where the form did not ask it.';

-- A plain form sends no key: one is made of its fields, its sender and the hour, so a double click is one request.
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

-- Whether a stored lead has the text of `lead`. A browser without scripts ends lines with two characters.
create or replace function private.is_same_text(stored uuid, lead jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (l.name, l.email, l.phone, l.project_type, l.address, replace(l.message, e'\r\n', e'\n'), l.answers) = (
    lead ->> 'name', lead ->> 'email', lead ->> 'phone', lead ->> 'projectType', lead ->> 'address',
    replace(lead ->> 'message', e'\r\n', e'\n'), coalesce(lead -> 'answers', '[]')
  )
  from public.leads l where l.id = stored
$$;

-- Stores a lead and returns its id; null if its key is stored already.
create or replace function private.insert_lead(lead jsonb, key text, sender_hash text, held text) returns uuid
language sql volatile security definer set search_path = ''
as $$
  insert into public.leads (
    idempotency_key, name, email, phone, project_type, message, address, source, form_name, page_title, answers,
    started_at, submitted_at, sender_hash, held_reason
  ) values (
    key, lead ->> 'name', lead ->> 'email', lead ->> 'phone', lead ->> 'projectType', lead ->> 'message',
    lead ->> 'address', lead ->> 'source', lead ->> 'formName', coalesce(lead ->> 'pageTitle', ''),
    coalesce(lead -> 'answers', '[]'), (lead ->> 'startedAt')::timestamptz, (lead ->> 'submittedAt')::timestamptz,
    sender_hash, held
  )
  on conflict (idempotency_key) do nothing
  returning id
$$;

-- A lead as its mails need it.
create or replace function private.mail_lead(l public.leads) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', l.id, 'receivedAt', l.received_at, 'name', l.name, 'email', l.email, 'phone', l.phone,
    'projectType', l.project_type, 'message', l.message, 'address', l.address, 'source', l.source, 'formName', l.form_name,
    'pageTitle', l.page_title, 'answers', l.answers
  )
$$;

-- Claims the oldest mail that is due, for `lease` seconds: if the worker dies, it is due again after that. Null where none is
-- due, another worker is sending, or `owner_limit` mails to the owner were tried in the last hour (0 is no limit).
create or replace function private.claim_next_mail(lease integer, owner_limit integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_limited boolean;
  claimed private.outbox;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.outbox', 0));
  if exists (select from private.outbox o where o.leased_until > now()) then
    return null;
  end if;
  is_limited := owner_limit > 0 and private.count_owner_mails(owner_limit) >= owner_limit;

  update private.outbox o
  set attempts = o.attempts + 1, last_attempt_at = now(), leased_until = now() + make_interval(secs => lease),
    next_attempt_at = now() + make_interval(secs => lease)
  where o.id = (
    select due.id from private.outbox due
    where due.sent_at is null and due.given_up_at is null and due.next_attempt_at <= now()
      and (not is_limited or due.kind = 'confirmation' or due.last_attempt_at > now() - interval '1 hour')
    order by due.created_at limit 1
  )
  returning o.* into claimed;
  if claimed.id is null then
    return null;
  end if;

  return jsonb_build_object(
    'id', claimed.id, 'kind', claimed.kind, 'digestDay', claimed.digest_day,
    'lead', (select private.mail_lead(l) from public.leads l where l.id = claimed.lead_id)
  );
end
$$;

revoke all on function private.mail_lead(public.leads) from public, anon, authenticated, lead_form, lead_canary;
