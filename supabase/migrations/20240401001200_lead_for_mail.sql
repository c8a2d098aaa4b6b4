-- A lead as the mail templates read it (StoredLead in store.ts).
create or replace function private.lead_for_mail(l public.leads) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', l.id, 'receivedAt', l.received_at, 'name', l.name, 'email', l.email, 'phone', l.phone,
    'projectType', l.project_type, 'message', l.message, 'address', l.address, 'source', l.source, 'formName', l.form_name,
    'pageTitle', l.page_title, 'from', l.from_page, 'answers', l.answers,
    'photosAnnounced', l.photo_count, 'photosArrived', (select count(*) from private.photos p where p.lead_id = l.id)
  )
$$;

revoke all on function private.lead_for_mail(public.leads) from public;
