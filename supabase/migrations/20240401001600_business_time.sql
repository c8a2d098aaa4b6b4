-- The local time of the business. queue_digest stores its time zone; before its first call, the time is that of New York.
create or replace function private.business_time() returns timestamp
language sql stable security definer set search_path = ''
as $$
  select now() at time zone coalesce(
    (select value from private.settings where name = 'time_zone'), 'America/New_York'
  )
$$;
