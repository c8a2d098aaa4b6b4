-- Everything stored about a person (by email address) or about one request (by id): requests, mails and the sizes of photographs. For the owner
-- of the database (docs/deploy.md).
create or replace function private.export_person(who text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    to_jsonb(l) - 'photo_key' || jsonb_build_object(
      'mails', (select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at), '[]') from private.outbox o where o.lead_id = l.id),
      'photos', (
        select coalesce(jsonb_agg(
          jsonb_build_object('number', p.number, 'type', p.type, 'bytes', octet_length(p.bytes)) order by p.number
        ), '[]')
        from private.photos p where p.lead_id = l.id
      )
    ) order by l.received_at
  ), '[]')
  from public.leads l where lower(l.email) = lower(trim(who)) and trim(who) <> '' or l.id::text = lower(trim(who))
$$;
