-- Records the outcome of an attempt: error (null if the mail is sent), retry (seconds until the next attempt, doubled with each, at most an hour),
-- giveUpAfter (number of attempts; null if a later attempt may succeed), postpone (seconds until the server accepts more mails; the
-- attempt is not counted).
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

grant execute on function private.settle_mail(uuid, jsonb) to lead_form;
