-- The digest comes at its hour where the business is. The function says which time zone that is, since only its facts come from
-- the content; until its first call the setting is missing.

create or replace function private.business_time() returns timestamp
language sql stable security definer set search_path = ''
as $$
  select now() at time zone coalesce(
    (select value from private.settings where name = 'time_zone'), 'America/New_York'
  )
$$;

create or replace function private.is_digest_due() returns boolean
language sql stable security definer set search_path = ''
as $$
  select extract(hour from private.business_time()) >= value::integer
    and not exists (select from private.outbox o where o.digest_day = private.business_time()::date)
  from private.settings where name = 'digest_hour'
$$;

drop function private.queue_digest();

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

revoke all on function private.business_time(), private.queue_digest(text) from public, anon, authenticated;
grant execute on function private.queue_digest(text) to lead_form;
