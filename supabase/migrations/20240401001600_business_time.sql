-- The time where the business is. The edge function says which time zone that is, since only its facts come from the content;
-- until its first call the setting is missing.
create or replace function private.business_time() returns timestamp
language sql stable security definer set search_path = ''
as $$
  select now() at time zone coalesce(
    (select value from private.settings where name = 'time_zone'), 'America/New_York'
  )
$$;

revoke all on function private.business_time() from public;
