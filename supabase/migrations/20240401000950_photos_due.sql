-- When the mails of a lead are due: at once if all its photographs are there, else two minutes after it came.
create or replace function private.photos_due(lead uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select case
    when l.photo_count > (select count(*) from private.photos p where p.lead_id = l.id)
    then greatest(now(), l.received_at + interval '2 minutes') else now()
  end
  from public.leads l where l.id = lead
$$;

revoke all on function private.photos_due(uuid) from public;
