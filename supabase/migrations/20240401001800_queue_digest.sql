-- Stores the time zone of the business. Then, if today's digest is due, queues it, or marks it as skipped if no digest is wanted, so that
-- wake_mailer does not call the edge function for it again today.
create or replace function private.queue_digest(time_zone text, is_wanted boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.settings as s (name, value) values ('time_zone', queue_digest.time_zone)
  on conflict (name) do update set value = excluded.value where s.value <> excluded.value;
  if is_wanted then
    insert into private.outbox (kind, digest_day)
    select 'digest', private.business_time()::date where private.is_digest_due()
    on conflict (digest_day) do nothing;
  else
    insert into private.settings (name, value)
    select 'digest_skipped', private.business_time()::date::text where private.is_digest_due()
    on conflict (name) do update set value = excluded.value;
  end if;
end
$$;

grant execute on function private.queue_digest(text, boolean) to lead_form;
