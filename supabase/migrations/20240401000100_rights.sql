-- The two login roles, and the rights on tables: no role reads or writes one. Each function's file grants its execution, and the last
-- file revokes it from everybody else.

do $$
begin
  if not exists (select from pg_roles where rolname = 'lead_form') then
    create role lead_form login noinherit;
  end if;
  -- For the check of the form after a deployment (deploy-site.yml).
  if not exists (select from pg_roles where rolname = 'lead_canary') then
    create role lead_canary login noinherit;
  end if;
end
$$;

comment on role lead_form is 'The login of the function submit-contact-form. Has no password until one is set (docs/deploy.md).';
alter role lead_form set statement_timeout = '5s';
alter role lead_form set idle_in_transaction_session_timeout = '5s';

comment on role lead_canary is 'The login of the check after a deployment. Has no password until one is set (docs/deploy.md).';
alter role lead_canary set statement_timeout = '5s';

alter table public.leads enable row level security;
alter table private.outbox enable row level security;
alter table private.photos enable row level security;
alter table private.settings enable row level security;

revoke all on schema private from public;
revoke all on public.leads, private.outbox, private.photos, private.settings from public, anon, authenticated;
revoke create on schema public from public, anon, authenticated;

do $$
begin
  execute format('revoke temporary on database %I from public, anon, authenticated', current_database());
end
$$;

grant usage on schema private to lead_form, lead_canary;
