-- When the mails of a lead are due: now if all announced photographs are stored, else two minutes after the lead was received.
create or replace function private.mails_due_at(lead uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select case
    when l.photo_count > (select count(*) from private.photos p where p.lead_id = l.id)
    then greatest(now(), l.received_at + interval '2 minutes') else now()
  end
  from public.leads l where l.id = lead
$$;
