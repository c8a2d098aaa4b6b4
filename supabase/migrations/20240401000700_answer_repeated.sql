-- The answer to a lead whose idempotency key is already stored. The same lead sent again may announce more photographs, until the second mail
-- to the owner, which is the last, has been tried. Line ends do not matter: a form sent without JavaScript has CRLF.
create or replace function private.answer_repeated(stored uuid, lead jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.leads l
    where l.id = stored and (l.name, l.email, l.phone, l.project_type, l.address, replace(l.message, e'\r\n', e'\n'), l.answers) = (
      lead ->> 'name', lead ->> 'email', lead ->> 'phone', lead ->> 'projectType', lead ->> 'address',
      replace(lead ->> 'message', e'\r\n', e'\n'), coalesce(lead -> 'answers', '[]')
    )
  ) then
    return jsonb_build_object('state', 'different', 'id', stored);
  end if;
  update public.leads l set photo_count = (lead ->> 'photos')::integer, photo_key = lead ->> 'photoKey'
  where l.id = stored and (lead ->> 'photos')::integer > l.photo_count and l.photo_key in ('', lead ->> 'photoKey')
    and not exists (select from private.outbox o where o.lead_id = l.id and o.kind = 'photos' and o.attempts > 0);
  return jsonb_build_object('state', 'repeated', 'id', stored);
end
$$;
