-- Deletes a test lead (canary), which a deployment sends to check the form, with its mails. Returns the number of leads deleted.
create or replace function private.remove_canary(key text) returns integer
language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from public.leads l where l.idempotency_key = key and key like 'canary-%' returning 1
  )
  select count(*)::integer from gone
$$;

grant execute on function private.remove_canary(text) to lead_canary;
