-- Who may do what: the edge function's role calls five functions; the web's other roles reach nothing.

do $$
begin
  if not exists (select from pg_roles where rolname = 'lead_form') then
    create role lead_form login noinherit;
  end if;
end
$$;

comment on role lead_form is 'The login of the function submit-contact-form. Has no password until one is set (docs/deploy.md).';
alter role lead_form set statement_timeout = '5s';
alter role lead_form set idle_in_transaction_session_timeout = '5s';

alter table public.leads enable row level security;
alter table private.outbox enable row level security;
alter table private.settings enable row level security;

revoke all on schema private from public, anon, authenticated, lead_form;
revoke all on public.leads from public, anon, authenticated, lead_form;
revoke all on all tables in schema private from public, anon, authenticated, lead_form;
revoke all on all functions in schema private from public, anon, authenticated, lead_form;
revoke create on schema public from public, anon, authenticated, lead_form;

do $$
begin
  execute format('revoke temporary on database %I from public, anon, authenticated, lead_form', current_database());
end
$$;

grant usage on schema private to lead_form;
grant execute on function
  private.accept_lead(jsonb, text, text, jsonb),
  private.claim_mail(integer, integer),
  private.settle_mail(uuid, text, integer),
  private.queue_digest(),
  private.read_digest()
to lead_form;
