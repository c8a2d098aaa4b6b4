-- Salted hash of a sender's network address, which is never stored itself. An IPv6 address is given as its /64, four groups of four digits;
-- only its first `bits` bits (32, 56 or 64) are hashed.
create or replace function private.hash_sender(sender text, bits integer default 56) returns text
language plpgsql stable security definer set search_path = ''
as $$ begin return (
  select encode(sha256(convert_to(value || coalesce(left(sender, case bits when 32 then 9 when 56 then 17 end), sender, ''), 'UTF8')), 'hex')
  from private.settings where name = 'salt'
); end $$;
