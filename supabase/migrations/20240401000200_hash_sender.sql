-- The hash of a sender's network address, which itself is not stored.
create or replace function private.hash_sender(sender text) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(sha256(convert_to(value || coalesce(sender, ''), 'UTF8')), 'hex')
  from private.settings where name = 'salt'
$$;

revoke all on function private.hash_sender(text) from public;
