-- Claims the next due mail for `lease` seconds: the oldest of the lowest priority number. If the worker dies, the mail is due again after the
-- lease. Returns null if no mail is due, another worker is sending, or owner_limit holds all due mails back.
--
-- owner_limit is the number of mails to the owner per hour; 0 is no limit. A mail of priority p is sent only while fewer than owner_limit mails
-- were tried in the last hour, of which fewer than owner_limit / (p + 1) had a priority of 1 or more. So mails with such a priority, which are
-- less urgent, get at most half of the limit, and the more a sender sends, the sooner its next mail is held back. Confirmations are exempt,
-- because they do not go to the owner, and so are mails that were tried in the last hour, because they are counted already.
--
-- The first attempt of the owner's mail assigns the stored photographs to it, so that every attempt attaches the same ones.
create or replace function private.claim_next_mail(lease integer, owner_limit integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  tried integer;
  tried_low_priority integer;
  claimed private.outbox;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.outbox', 0));
  if exists (select from private.outbox o where o.leased_until > now()) then
    return null;
  end if;
  tried := private.count_owner_mails(0, owner_limit);
  tried_low_priority := private.count_owner_mails(1, owner_limit);

  update private.outbox o
  set attempts = o.attempts + 1, last_attempt_at = now(), leased_until = now() + make_interval(secs => lease),
    next_attempt_at = now() + make_interval(secs => lease)
  where o.id = (
    select due.id from private.outbox due
    where due.sent_at is null and due.given_up_at is null and due.next_attempt_at <= now()
      and (
        owner_limit = 0 or (tried < owner_limit and tried_low_priority < owner_limit / (due.priority + 1.0))
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
    -- StoredLead in store.ts.
    'lead', (
      select jsonb_build_object(
        'id', l.id, 'receivedAt', l.received_at, 'name', l.name, 'email', l.email, 'phone', l.phone,
        'projectType', l.project_type, 'message', l.message, 'address', l.address, 'source', l.source, 'formName', l.form_name,
        'pageTitle', l.page_title, 'from', l.from_page, 'answers', l.answers,
        'photosAnnounced', l.photo_count, 'photosArrived', (select count(*) from private.photos p where p.lead_id = l.id)
      )
      from public.leads l where l.id = claimed.lead_id
    )
  );
end
$$;

grant execute on function private.claim_next_mail(integer, integer) to lead_form;
