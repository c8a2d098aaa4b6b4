-- The outbox is sent in order, one mail at a time, within a limit an hour for the owner; a mail that is refused for good is
-- given up and named in the digest.

alter table private.outbox add column if not exists last_attempt_at timestamptz;
alter table private.outbox add column if not exists leased_until timestamptz;
alter table private.outbox add column if not exists given_up_at timestamptz;

comment on column private.outbox.leased_until is 'Until when a worker may be sending it; null when none is.';
comment on column private.outbox.given_up_at is 'When the mail server refused it for good; null for all others.';

create index if not exists outbox_in_order on private.outbox (created_at) where sent_at is null and given_up_at is null;
create index if not exists outbox_leased on private.outbox (leased_until) where leased_until is not null;
create index if not exists outbox_to_owner on private.outbox (last_attempt_at) where kind <> 'confirmation';
create index if not exists outbox_given_up on private.outbox (given_up_at) where given_up_at is not null;

-- How many mails to the owner were tried in the last hour, counted up to `most`.
create or replace function private.count_owner_mails(most integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from (
    select from private.outbox o
    where o.kind <> 'confirmation' and o.last_attempt_at > now() - interval '1 hour' limit most
  ) tried
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
    'id', claimed.id, 'kind', claimed.kind, 'digestDay', claimed.digest_day, 'lead', (
      select jsonb_build_object(
        'id', l.id, 'receivedAt', l.received_at, 'name', l.name, 'email', l.email, 'phone', l.phone,
        'projectType', l.project_type, 'message', l.message, 'address', l.address, 'source', l.source, 'formName', l.form_name
      ) from public.leads l where l.id = claimed.lead_id
    )
  );
end
$$;

-- Records how an attempt ended. outcome: error (null: it is sent); retry (seconds until the next attempt, doubled each time up
-- to an hour); giveUpAfter (attempts; null where another attempt may succeed); postpone (seconds: the server takes no more
-- mails at the moment, which is no attempt).
create or replace function private.settle_mail(mail uuid, outcome jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.outbox o set
    leased_until = null,
    sent_at = case when outcome ->> 'error' is null then now() end,
    last_error = left(outcome ->> 'error', 500),
    attempts = o.attempts - case when outcome ->> 'postpone' is null then 0 else 1 end,
    given_up_at = case when o.attempts >= (outcome ->> 'giveUpAfter')::integer then now() end,
    next_attempt_at = case when o.attempts >= (outcome ->> 'giveUpAfter')::integer then 'infinity' else
      now() + make_interval(secs => coalesce(
        (outcome ->> 'postpone')::double precision,
        least((outcome ->> 'retry')::integer * power(2, least(o.attempts, 20) - 1), 3600)
      ))
    end
  where o.id = mail and o.sent_at is null
$$;

-- What a version of the edge function from before this migration calls, until it is deployed anew.
create or replace function private.claim_mail(batch integer, lease integer) returns setof jsonb
language sql volatile security definer set search_path = ''
as $$
  select mail from private.claim_next_mail(lease, 0) mail where mail is not null
$$;

create or replace function private.settle_mail(mail uuid, error text, retry integer) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.settle_mail(mail, jsonb_build_object('error', error, 'retry', retry))
$$;

revoke all on function
  private.count_owner_mails(integer), private.claim_next_mail(integer, integer), private.settle_mail(uuid, jsonb)
from public, anon, authenticated, lead_form, lead_canary;
grant execute on function private.claim_next_mail(integer, integer), private.settle_mail(uuid, jsonb) to lead_form;
