-- The answer where the key is stored already.
create or replace function private.answer_repeated(stored uuid, lead jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'state', case when private.is_same_text(stored, lead) then 'repeated' else 'different' end, 'id', stored
  )
$$;

revoke all on function private.answer_repeated(uuid, jsonb) from public;
