-- How active a sender is: the number of its leads and of its second mails with photographs in the last hour, counted up to `max_count`; 0 if the platform
-- gave no sender address.
create or replace function private.count_recent(sender_hash text, max_count integer) returns integer
language plpgsql stable security definer set search_path = ''
as $$ begin return (
  select count(*)::integer from (
    select from public.leads l
    where l.sender_hash = count_recent.sender_hash and l.received_at > now() - interval '1 hour'
    union all
    select from public.leads l join private.outbox o on o.lead_id = l.id and o.kind = 'photos'
    where l.sender_hash = count_recent.sender_hash and l.received_at > now() - interval '1 day'
      and o.created_at > now() - interval '1 hour'
    limit max_count
  ) recent
  where count_recent.sender_hash <> private.hash_sender('')
); end $$;
