-- The content of the digest, the daily mail to the owner, about the last day. A held lead is stored but not mailed, in a
-- flood or as spam (held_reason). Counts stop at 10,001, so that a flood does not make this slow.
--   leads, received: the newest 50 leads that are not held, and the number of all of them
--   heldLeads: the newest held lead of each sender, with the number of its others; at most 200, by priority, then by fewest others
--   held: the number of held leads by reason
--   leaving, leavingPhotos: how many will be deleted within a week; 0 where delete_old and delete_old_photos delete nothing
--   photoBytes, photoSenders: the size of all photographs, and the three senders with most of it
--   unsent, oldestUnsent: mails that are due or were tried without success
--   givenUp: mails that were given up in the last week
create or replace function private.read_digest(keep_leads integer default null, keep_photos integer default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with newest as (
    select l from public.leads l
    where l.held_reason is null and l.received_at > now() - interval '1 day'
    order by l.received_at desc limit 50
  ), held as (
    -- The most urgent leads of a flood, and the newest of all: a flood may have pushed the urgent ones out of these.
    (
      select l from public.leads l
      where l.held_reason = 'flood' and l.received_at > now() - interval '1 day'
      order by l.priority, l.received_at limit 200
    ) union (
      select l from public.leads l
      where l.held_reason is not null and l.received_at > now() - interval '1 day'
      order by l.received_at desc limit 10001
    )
  ), senders as (
    select (array_agg(l order by (l).received_at desc))[1] as l, count(*) - 1 as others, min((l).priority) as priority
    -- Without an address, each lead counts as a sender of its own.
    from held group by (l).sender_hash, case when (l).sender_hash = private.hash_sender('') then (l).id end
    order by priority, others, max((l).received_at) desc limit 200
  )
  select jsonb_build_object(
    'leads', coalesce((
      select jsonb_agg(private.lead_for_digest(l) order by (l).received_at) from newest
    ), '[]'::jsonb),
    'received', (
      select count(*) from (
        select from public.leads l
        where l.held_reason is null and l.received_at > now() - interval '1 day' limit 10001
      ) received
    ),
    'heldLeads', coalesce((
      select jsonb_agg(private.lead_for_digest(l) || jsonb_build_object('others', others) order by (l).received_at) from senders
    ), '[]'::jsonb),
    'held', coalesce((
      select jsonb_agg(jsonb_build_object('reason', reason, 'count', number) order by number desc)
      from (select (l).held_reason as reason, count(*) as number from held group by 1 order by 2 desc limit 10) reasons
    ), '[]'::jsonb),
    'leaving', (
      select count(*) from (
        select from public.leads l
        where keep_leads between 3 and 120
          and l.received_at < now() + interval '7 days' - make_interval(months => keep_leads) limit 10001
      ) leaving
    ),
    'leavingPhotos', (
      select count(*) from (
        select from private.photos p
        where keep_photos between 1 and 60
          and p.received_at < now() + interval '7 days' - make_interval(months => keep_photos) limit 10001
      ) leaving
    ),
    'photoBytes', (select coalesce(sum(octet_length(p.bytes)), 0) from private.photos p),
    'photoSenders', coalesce((
      select jsonb_agg(private.lead_for_digest(l) || jsonb_build_object('id', (l).id, 'bytes', bytes) order by bytes desc)
      from (
        select (array_agg(l order by (l).received_at desc))[1] as l, sum(octet_length(p.bytes)) as bytes
        from private.photos p
        -- Without the limit, the planner may read all leads, since it does not know how few photographs there are.
        cross join lateral (select each as l from public.leads each where each.id = p.lead_id limit 1) found
        group by (l).sender_hash, case when (l).sender_hash = private.hash_sender('') then (l).id end
        order by bytes desc limit 3
      ) largest
    ), '[]'::jsonb),
    'unsent', (
      select count(*) from (
        select from private.outbox o
        where o.sent_at is null and o.given_up_at is null and o.kind <> 'digest'
          and (o.attempts > 0 or o.next_attempt_at <= now()) limit 10001
      ) unsent
    ),
    'oldestUnsent', (
      select jsonb_build_object('createdAt', o.created_at, 'attempts', o.attempts, 'lastError', o.last_error)
      from private.outbox o
      where o.sent_at is null and o.given_up_at is null and o.kind <> 'digest'
          and (o.attempts > 0 or o.next_attempt_at <= now()) order by o.created_at limit 1
    ),
    'givenUp', coalesce((
      select jsonb_agg(jsonb_build_object(
        'createdAt', o.created_at, 'attempts', o.attempts, 'lastError', o.last_error,
        'lead', case when o.lead_id is null then null else private.lead_for_digest(l) end
      ) order by o.created_at)
      from (
        select * from private.outbox o
        where o.given_up_at > now() - interval '7 days' order by o.given_up_at desc limit 20
      ) o left join public.leads l on l.id = o.lead_id
    ), '[]'::jsonb)
  )
$$;

grant execute on function private.read_digest(integer, integer) to lead_form;
