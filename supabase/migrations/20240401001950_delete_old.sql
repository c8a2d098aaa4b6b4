-- Deletes leads older than `months` with their mails, at most 1,000 in one call, and old mails without a lead. Returns the number of leads deleted.
-- A lead with an unsent mail stays, unless the mail was given up and a digest has been sent since. Deletes nothing if `months` is
-- null or not between 3 and 120.
create or replace function private.delete_old(months integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  oldest timestamptz;
  last_digest timestamptz;
  deleted integer;
begin
  if months is null or months not between 3 and 120 then
    return 0;
  end if;
  oldest := now() - make_interval(months => delete_old.months);
  select max(o.sent_at) into last_digest from private.outbox o where o.digest_day > now()::date - 8;

  with old as (
    select l.id from public.leads l
    where l.received_at < oldest and not exists (
      select from private.outbox o
      where o.lead_id = l.id and o.sent_at is null and (o.given_up_at < last_digest) is not true
    )
    order by l.received_at limit 1000
  ), gone as (
    delete from public.leads l using old where l.id = old.id returning 1
  )
  select count(*) into deleted from gone;
  delete from private.outbox o where o.digest_day < oldest::date or o.flood_day < oldest::date;
  return deleted;
end
$$;

grant execute on function private.delete_old(integer) to lead_form;
