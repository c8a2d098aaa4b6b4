-- Requests for an estimate, the outbox of their mails, and settings.
--
-- Until the first deployment, a table or a function is changed in its own file, and ../schema.txt in the same commit. From then
-- on, migrations are only added, and one that adds a function repeats the revoke of the last file. The local stack applies all files at every
-- start, so every statement may run again.

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
  held_reason text,
  answers jsonb not null default '[]',
  page_title text not null default '',
  priority integer not null default 0,
  from_page text not null default '',
  photo_count integer not null default 0 check (photo_count between 0 and 8),
  photo_key text not null default '',
  household_hash text not null default '',
  network_hash text not null default '',
  constraint leads_answers_check check (
    case when jsonb_typeof(answers) = 'array' then jsonb_array_length(answers) <= 20 and length(answers::text) <= 65536 else false end
  )
);

comment on table public.leads is 'One row for each request for an estimate.';
comment on column public.leads.held_reason is 'Why the request is held and not mailed: `flood`, or one of the texts of spam.ts; null if it is not held.';
comment on column public.leads.sender_hash is 'Salted hash of the sender''s IPv4 address or IPv6 /56; the address itself is never stored.';
comment on column public.leads.household_hash is 'Salted hash of the sender''s IPv4 address or IPv6 /64.';
comment on column public.leads.network_hash is 'Salted hash of the sender''s IPv6 /32, or of the first 9 characters of its IPv4 address.';
comment on column public.leads.priority is 'Result of lead_priority: 0 if it looks like a person''s request; in a flood, higher numbers are mailed later.';
comment on column public.leads.answers is 'Answers to the owner''s questions: [{question, answer, asked}]; asked is false if the current form does not ask it.';

comment on column public.leads.photo_count is 'How many photographs the visitor announced.';
comment on column public.leads.photo_key is 'SHA-256 of the secret that is sent with each photograph; empty if none was announced.';

create index if not exists leads_newest_first on public.leads (received_at desc);
create index if not exists leads_of_a_sender on public.leads (sender_hash, received_at);
create index if not exists leads_of_a_network on public.leads (network_hash, received_at);
create index if not exists leads_of_a_text on public.leads (md5(message), received_at);
create index if not exists leads_not_held on public.leads (received_at desc) where held_reason is null;
create index if not exists leads_held_in_flood on public.leads (priority, received_at)
  where held_reason = 'flood';

create table if not exists private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('owner', 'confirmation', 'photos', 'digest', 'flood')),
  lead_id uuid references public.leads (id) on delete cascade,
  digest_day date unique,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  flood_day date unique,
  last_attempt_at timestamptz,
  leased_until timestamptz,
  given_up_at timestamptz,
  priority integer not null default 0,
  constraint outbox_subject_check check (
    (kind in ('owner', 'confirmation', 'photos')) = (lead_id is not null)
    and (kind = 'digest') = (digest_day is not null)
    and (kind = 'flood') = (flood_day is not null)
  )
);

comment on table private.outbox is 'Mails to send and mails sent; a row is inserted in the transaction that stores its lead.';
comment on column private.outbox.last_error is 'The mail server''s last error message.';
comment on column private.outbox.flood_day is 'UTC day of the mail about a flood: one a day.';
comment on column private.outbox.leased_until is 'End of the lease of the worker that sends it; null while none does.';
comment on column private.outbox.priority is 'Priority of its lead. Lower numbers are mailed first, and have a larger share of the owner''s limit (claim_next_mail).';
comment on column private.outbox.given_up_at is 'When its last attempt was refused for good; null if it is sent or still tried.';

create unique index if not exists outbox_once on private.outbox (lead_id, kind);
create index if not exists outbox_unsent on private.outbox (next_attempt_at) where sent_at is null;
create index if not exists outbox_in_order on private.outbox (priority, created_at) where sent_at is null and given_up_at is null;
create index if not exists outbox_of_leads on private.outbox (priority, created_at) where kind = 'owner';
create index if not exists outbox_leased on private.outbox (leased_until) where leased_until is not null;
create index if not exists outbox_to_owner on private.outbox (last_attempt_at) where kind <> 'confirmation';
create index if not exists outbox_confirmations on private.outbox (created_at) where kind = 'confirmation';
create index if not exists outbox_given_up on private.outbox (given_up_at) where given_up_at is not null;

create table if not exists private.photos (
  lead_id uuid references public.leads (id) on delete cascade,
  number integer check (number between 1 and 8),
  received_at timestamptz not null default now(),
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'image/heic')),
  bytes bytea not null,
  mail_id uuid references private.outbox (id) on delete set null,
  primary key (lead_id, number)
);

comment on table private.photos is 'Photographs of requests. Only the mails to the owner read them.';
comment on column private.photos.mail_id is 'The mail that attaches it; null until the owner''s first mail is tried.';

-- Image formats are compressed already.
alter table private.photos alter column bytes set storage external;

create index if not exists photos_by_age on private.photos (received_at);
create index if not exists photos_of_mails on private.photos (mail_id);

create table if not exists private.settings (
  name text primary key,
  value text not null
);

comment on table private.settings is 'salt: for the senders'' hashes; function_url, schedule_secret, digest_hour: for the schedule (docs/deploy.md); time_zone, digest_skipped: see queue_digest.';
