-- Posts to the edge function's /deliver-mail if a mail or today's digest is due, or a lead is held by a flood.
create or replace function private.wake_mailer() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  function_url constant text := (select value from private.settings where name = 'function_url');
  schedule_secret constant text := (select value from private.settings where name = 'schedule_secret');
begin
  if function_url is null or schedule_secret is null then
    return;
  end if;
  if not private.is_digest_due()
    and not exists (select from private.outbox o where o.sent_at is null and o.next_attempt_at <= now())
    and not exists (
      select from public.leads l
      where l.held_reason = 'flood' and l.received_at > now() - interval '1 day'
    ) then
    return;
  end if;
  perform net.http_post(
    url := function_url || '/deliver-mail',
    headers := jsonb_build_object('content-type', 'application/json', 'x-schedule-secret', schedule_secret),
    body := '{}'::jsonb
  );
end
$$;
