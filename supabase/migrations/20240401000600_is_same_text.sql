-- Whether a stored lead has the fields and answers of `lead`. Browsers without JavaScript end lines with CRLF.
create or replace function private.is_same_text(stored uuid, lead jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (l.name, l.email, l.phone, l.project_type, l.address, replace(l.message, e'\r\n', e'\n'), l.answers) = (
    lead ->> 'name', lead ->> 'email', lead ->> 'phone', lead ->> 'projectType', lead ->> 'address',
    replace(lead ->> 'message', e'\r\n', e'\n'), coalesce(lead -> 'answers', '[]')
  )
  from public.leads l where l.id = stored
$$;

revoke all on function private.is_same_text(uuid, jsonb) from public;
