-- Deletes photographs older than `months`, at most 100 in one call, and returns their number. Photographs of a lead whose mails are neither sent nor
-- given up stay. Deletes nothing if `months` is null or not between 1 and 60.
create or replace function private.delete_old_photos(months integer) returns integer
language sql volatile security definer set search_path = ''
as $$
  with old as (
    select p.lead_id, p.number from private.photos p
    where months between 1 and 60 and p.received_at < now() - make_interval(months => months) and not exists (
      select from private.outbox o where o.lead_id = p.lead_id and o.sent_at is null and o.given_up_at is null
    )
    order by p.received_at limit 100
  ), gone as (
    delete from private.photos p using old where p.lead_id = old.lead_id and p.number = old.number returning 1
  )
  select count(*)::integer from gone
$$;

grant execute on function private.delete_old_photos(integer) to lead_form;
