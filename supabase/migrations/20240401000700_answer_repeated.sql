-- The answer to a lead whose idempotency key is already stored. The same lead sent again may announce more photographs, until the second mail,
-- which is the last, has been tried.
create or replace function private.answer_repeated(stored uuid, lead jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.is_same_text(stored, lead) is not true then
    return jsonb_build_object('state', 'different', 'id', stored);
  end if;
  update public.leads l set photo_count = (lead ->> 'photos')::integer, photo_key = lead ->> 'photoKey'
  where l.id = stored and (lead ->> 'photos')::integer > l.photo_count and l.photo_key in ('', lead ->> 'photoKey')
    and not exists (select from private.outbox o where o.lead_id = l.id and o.kind = 'photos' and o.attempts > 0);
  return jsonb_build_object('state', 'repeated', 'id', stored);
end
$$;

revoke all on function private.answer_repeated(uuid, jsonb) from public;
