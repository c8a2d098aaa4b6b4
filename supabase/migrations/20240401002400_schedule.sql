-- Calls wake_mailer every minute. Without pg_cron and pg_net, another program must post to /deliver-mail (the local stack does).

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
