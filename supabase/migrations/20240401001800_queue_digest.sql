-- Puts today's digest into the outbox once its hour has come. Without a time zone, the last one counts.
create or replace function private.queue_digest(time_zone text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.settings as s (name, value)
  select 'time_zone', queue_digest.time_zone where queue_digest.time_zone is not null
  on conflict (name) do update set value = excluded.value where s.value <> excluded.value;
  insert into private.outbox (kind, digest_day)
  select 'digest', private.business_time()::date where private.is_digest_due()
  on conflict (digest_day) do nothing;
end
$$;

revoke all on function private.queue_digest(text) from public;
grant execute on function private.queue_digest(text) to lead_form;
