-- Claims the next mail that is due, the oldest of the first priority, for `lease` seconds: if the worker dies, it is due again
-- after that. Null where none is due, another worker is sending, or `owner_limit` mails to the owner were tried in the last hour
-- (0 is no limit). Leads that do not look ordinary share half of it; those of priority 2 wait once they took a third, and so on:
-- the more a sender sends, the less is left for its next mail. Every attempt of a mail takes the same photographs along.
create or replace function private.claim_next_mail(lease integer, owner_limit integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  tried integer := -1;
  tried_others integer := -1;
  claimed private.outbox;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.outbox', 0));
  if exists (select from private.outbox o where o.leased_until > now()) then
    return null;
  end if;
  if owner_limit > 0 then
    tried := private.count_owner_mails(0, owner_limit);
    tried_others := private.count_owner_mails(1, owner_limit);
  end if;

  update private.outbox o
  set attempts = o.attempts + 1, last_attempt_at = now(), leased_until = now() + make_interval(secs => lease),
    next_attempt_at = now() + make_interval(secs => lease)
  where o.id = (
    select due.id from private.outbox due
    where due.sent_at is null and due.given_up_at is null and due.next_attempt_at <= now()
      and (
        (tried < owner_limit and tried_others < owner_limit / (due.priority + 1.0))
        or due.kind = 'confirmation' or due.last_attempt_at > now() - interval '1 hour'
      )
    order by due.priority, due.created_at limit 1
  )
  returning o.* into claimed;
  if claimed.id is null then
    return null;
  end if;
  if claimed.attempts = 1 and claimed.kind = 'owner' then
    update private.photos p set mail_id = claimed.id where p.lead_id = claimed.lead_id and p.mail_id is null;
  end if;

  return jsonb_build_object(
    'id', claimed.id, 'kind', claimed.kind, 'attempts', claimed.attempts, 'lastError', claimed.last_error,
    'lead', (select private.mail_lead(l) from public.leads l where l.id = claimed.lead_id)
  );
end
$$;

revoke all on function private.claim_next_mail(integer, integer) from public;
grant execute on function private.claim_next_mail(integer, integer) to lead_form;
