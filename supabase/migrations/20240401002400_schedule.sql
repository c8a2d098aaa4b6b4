-- Calls wake_mailer each minute. Without pg_cron somebody else has to (the local stack does).

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('deliver-lead-mail', '* * * * *', 'select private.wake_mailer()');
  end if;
end
$$;
