-- The photographs of a mail that is being sent, by number, with their content in base64. The content of the largest is null, so that the rest
-- is at most `max_bytes` bytes.
create or replace function private.read_photos(mail uuid, max_bytes integer)
returns table (number integer, type text, content text)
language sql stable security definer set search_path = ''
as $$
  select p.number, p.type, case
    when sum(octet_length(p.bytes)) over (order by octet_length(p.bytes), p.number) <= max_bytes then translate(encode(p.bytes, 'base64'), e'\n', '')
  end
  from private.photos p join private.outbox o on o.id = p.mail_id
  where o.id = mail and o.leased_until > now()
  order by p.number
$$;

grant execute on function private.read_photos(uuid, integer) to lead_form;
