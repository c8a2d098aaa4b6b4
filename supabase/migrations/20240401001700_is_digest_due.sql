-- Whether the hour of the digest has come in the time zone of the business, and today's digest is neither queued nor skipped.
create or replace function private.is_digest_due() returns boolean
language sql stable security definer set search_path = ''
as $$
  select extract(hour from private.business_time()) >= value::integer
    and not exists (select from private.outbox o where o.digest_day = private.business_time()::date)
    and not exists (select from private.settings s where s.name = 'digest_skipped' and s.value = private.business_time()::date::text)
  from private.settings where name = 'digest_hour'
$$;
