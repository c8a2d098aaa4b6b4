-- The photographs of a request as data URLs, which a browser opens. For the owner of the database (docs/deploy.md).
create or replace function private.show_photos(lead uuid) returns table (number integer, address text)
language sql stable security definer set search_path = ''
as $$
  select p.number, 'data:' || p.type || ';base64,' || translate(encode(p.bytes, 'base64'), e'\n', '')
  from private.photos p where p.lead_id = lead order by p.number
$$;
