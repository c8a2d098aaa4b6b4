-- Parses the JSON of a lead, and refuses values that the table cannot hold. Its errors name a field and no value: Postgres' own errors would
-- write the visitor's text to the log.
create or replace function private.parse_lead(request text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- In characters. The edge function checks lower limits first, with messages for the visitor.
  limits constant jsonb := '{
    "name": 200, "email": 254, "phone": 60, "projectType": 80, "message": 262144, "address": 300, "source": 300, "formName": 100,
    "idempotencyKey": 200, "pageTitle": 1000, "from": 300, "photoKey": 64
  }';
  optional constant text[] := array['idempotencyKey', 'pageTitle', 'from', 'photoKey'];
  lead jsonb;
  answers jsonb;
  field text;
  max_length integer;
begin
  begin
    lead := request::jsonb;
    perform (lead ->> 'startedAt')::timestamptz, (lead ->> 'submittedAt')::timestamptz;
  exception when others then
    raise exception 'lead refused: invalid JSON, character or time' using errcode = 'check_violation';
  end;
  for field, max_length in select key, value::integer from jsonb_each_text(limits) loop
    if length(lead ->> field) > max_length or lead ->> field is null and field <> all (optional) then
      raise exception 'lead refused: % is missing or longer than % characters', field, max_length using errcode = 'check_violation';
    end if;
  end loop;
  answers := coalesce(lead -> 'answers', '[]');
  if jsonb_typeof(answers) <> 'array' then
    raise exception 'lead refused: answers must be an array' using errcode = 'check_violation';
  end if;
  if jsonb_array_length(answers) > 20 or length(answers::text) > 65536 then
    raise exception 'lead refused: its answers are too long' using errcode = 'check_violation';
  end if;
  if coalesce(lead ->> 'photos', '0') !~ '^[0-8]$' then
    raise exception 'lead refused: it has more than 8 photos' using errcode = 'check_violation';
  end if;
  return lead;
end
$$;
