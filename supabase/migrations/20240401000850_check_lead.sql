-- Refuses a lead that the table cannot hold. An error of the table itself would write the whole row into the log; these name a
-- field and no value.
create or replace function private.check_lead(lead jsonb) returns void
language plpgsql immutable security definer set search_path = ''
as $$
declare
  -- Characters; the form's function has limits of its own, with words for the visitor.
  limits constant jsonb := '{
    "name": 200, "email": 254, "phone": 60, "projectType": 80, "message": 262144, "address": 300, "source": 300, "formName": 100
  }';
  answers constant jsonb := coalesce(lead -> 'answers', '[]');
  field text;
  most integer;
begin
  for field, most in select key, value::integer from jsonb_each_text(limits) loop
    if lead ->> field is null or length(lead ->> field) > most then
      raise exception 'lead refused: % is missing or longer than % characters', field, most using errcode = 'check_violation';
    end if;
  end loop;
  if length(lead ->> 'idempotencyKey') > 200 or length(lead ->> 'pageTitle') > 1000 then
    raise exception 'lead refused: its key or the title of its page is too long' using errcode = 'check_violation';
  end if;
  if jsonb_typeof(answers) <> 'array' then
    raise exception 'lead refused: its answers are no list' using errcode = 'check_violation';
  end if;
  if jsonb_array_length(answers) > 20 or length(answers::text) > 65536 then
    raise exception 'lead refused: its answers are too long' using errcode = 'check_violation';
  end if;
  foreach field in array array['startedAt', 'submittedAt'] loop
    if lead ->> field !~ '^[1-3]\d{3}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?Z$' then
      raise exception 'lead refused: % is no time', field using errcode = 'check_violation';
    end if;
  end loop;
end
$$;

revoke all on function private.check_lead(jsonb) from public;
