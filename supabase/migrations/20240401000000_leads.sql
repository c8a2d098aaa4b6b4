-- Requests for an estimate, and the outbox of their mails. Every statement may run again on a database with data.

create schema if not exists private;

create table if not exists public.leads (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique,
  received_at timestamptz not null default now(),
  name text not null,
  email text not null,
  phone text not null,
  project_type text not null default '',
  message text not null,
  address text not null default '',
  source text not null default '',
  form_name text not null default '',
  started_at timestamptz,
  submitted_at timestamptz,
  sender_hash text not null,
  held_reason text
);

comment on table public.leads is 'One row for each request for an estimate.';
comment on column public.leads.held_reason is 'Why the request is held as suspected spam and was not mailed; null for all others.';
comment on column public.leads.sender_hash is 'Salted hash of the sender''s network address; the address itself is never stored.';

create index if not exists leads_newest_first on public.leads (received_at desc);
create index if not exists leads_of_a_sender on public.leads (sender_hash, received_at);

create table if not exists private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('owner', 'confirmation', 'digest')),
  lead_id uuid references public.leads (id) on delete cascade,
  digest_day date unique,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  unique (lead_id, kind),
  check ((kind = 'digest') = (digest_day is not null)),
  check ((kind = 'digest') = (lead_id is null))
);

comment on table private.outbox is 'Mails still to send and mails sent; a row is written in the transaction that stores its lead.';
comment on column private.outbox.last_error is 'What the mail server said the last time it refused.';

create index if not exists outbox_unsent on private.outbox (next_attempt_at) where sent_at is null;

create table if not exists private.settings (
  name text primary key,
  value text not null
);

comment on table private.settings is 'salt: of the senders'' hashes; function_url, sweep_secret, digest_hour: for the schedule (docs/deploy.md).';

insert into private.settings (name, value)
values ('salt', gen_random_uuid()::text || gen_random_uuid()::text), ('digest_hour', '7')
on conflict (name) do nothing;
