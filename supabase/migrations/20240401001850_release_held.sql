-- Queues the mails of leads that a flood held in the last day, as far as remaining_mails allows: by priority, then oldest first.
create or replace function private.release_held(max_mails integer) returns void
language sql volatile security definer set search_path = ''
as $$
  with next as (
    select l.id, l.priority, row_number() over (order by l.priority, l.received_at) as place from public.leads l
    where l.held_reason = 'flood' and l.received_at > now() - interval '1 day'
    order by l.priority, l.received_at limit nullif(max_mails, 0)
  ), released as (
    update public.leads l set held_reason = null from next
    where l.id = next.id and (max_mails = 0 or next.place <= private.remaining_mails(next.priority, max_mails))
    returning l.id, l.received_at, l.priority
  )
  insert into private.outbox (kind, lead_id, priority, next_attempt_at)
  select 'owner', id, priority, private.mails_due_at(id) from released order by received_at
  on conflict do nothing
$$;

grant execute on function private.release_held(integer) to lead_form;
