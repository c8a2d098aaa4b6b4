-- Deletes the photographs of a request and of all others of its sender. For the owner of the database (docs/deploy.md).
create or replace function private.delete_photos(lead uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.photos p using public.leads this, public.leads other
  where this.id = lead and p.lead_id = other.id
    and (other.id = lead or other.sender_hash = this.sender_hash and other.sender_hash <> private.hash_sender(''))
$$;
