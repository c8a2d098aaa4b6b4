-- How many more leads of this priority may be mailed this hour: `max_mails` minus the number of senders whose leads were queued for the
-- owner with this priority or a lower number. Leads without a sender address count one each. Null if `max_mails` is 0 (no limit).
create or replace function private.remaining_mails(priority integer, max_mails integer) returns integer
language sql stable security definer set search_path = ''
as $$
  select case when max_mails > 0 then greatest(0, max_mails - (
    select count(distinct case when l.sender_hash = (select private.hash_sender('')) then l.id::text else l.sender_hash end)::integer
    from private.outbox o join public.leads l on l.id = o.lead_id
    where o.kind = 'owner' and o.priority <= remaining_mails.priority and o.created_at > now() - interval '1 hour'
  )) end
$$;
