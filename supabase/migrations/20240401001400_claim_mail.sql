-- For a version of the edge function that does not know claim_next_mail.
create or replace function private.claim_mail(batch integer, lease integer) returns setof jsonb
language sql volatile security definer set search_path = ''
as $$
  select mail from private.claim_next_mail(lease, 0) mail where mail is not null
$$;

revoke all on function private.claim_mail(integer, integer) from public;
grant execute on function private.claim_mail(integer, integer) to lead_form;
