-- Stores a photograph of a lead, once per number, until 24 hours after the lead. If `bytes` is null, only answers whether it would be stored.
-- Photographs that arrive after the first attempt of the owner's mail go with a second mail, which is due once all announced ones are stored,
-- or 24 hours after the lead. settings: quota and heldQuota (bytes of all photographs, and of those of held leads).
-- Returns {state, isComplete (the lead has all announced photographs)}. States: stored; repeated; wanted (would be stored);
-- unknown (no such lead and secret); unannounced (more than announced); too late (the second mail has been tried);
-- too large (together with the lead's others); full (the quota is reached).
create or replace function private.accept_photo(
  lead uuid, secret text, number integer, type text, bytes bytea, settings jsonb
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  max_lead_bytes constant integer := 20 * 1024 * 1024;
  this_lead public.leads;
  attempts integer;
  mail uuid;
  is_complete boolean;
begin
  select * into this_lead from public.leads l
  where l.id = lead and l.photo_key = encode(sha256(convert_to(secret, 'UTF8')), 'hex') and l.received_at > now() - interval '1 day'
  for no key update;
  if this_lead.id is null then
    return jsonb_build_object('state', 'unknown');
  elsif exists (select from private.photos p where p.lead_id = lead and p.number = accept_photo.number) then
    return jsonb_build_object('state', 'repeated');
  elsif number not between 1 and 8 or this_lead.photo_count <= (select count(*) from private.photos p where p.lead_id = lead) then
    return jsonb_build_object('state', 'unannounced');
  elsif bytes is null then
    return jsonb_build_object('state', 'wanted');
  elsif octet_length(bytes) + (select coalesce(sum(octet_length(p.bytes)), 0) from private.photos p where p.lead_id = lead) > max_lead_bytes then
    return jsonb_build_object('state', 'too large');
  end if;

  -- One photograph at a time, so that simultaneous ones together stay within the quota.
  perform pg_advisory_xact_lock(hashtextextended('private.photos', 0));
  if octet_length(bytes) > private.remaining_photo_bytes(this_lead.sender_hash, false, coalesce((settings ->> 'quota')::bigint, 0))
    or this_lead.held_reason is not null
    and octet_length(bytes) > private.remaining_photo_bytes(this_lead.sender_hash, true, coalesce((settings ->> 'heldQuota')::bigint, 0)) then
    return jsonb_build_object('state', 'full');
  end if;

  -- Locks the owner's mail before the photograph is stored. Either its first attempt comes later and includes the photograph, or `attempts`
  -- shows that it has been tried, and the photograph goes with the second mail.
  select o.attempts into attempts from private.outbox o where o.lead_id = lead and o.kind = 'owner' for update;
  is_complete := this_lead.photo_count = 1 + (select count(*) from private.photos p where p.lead_id = lead);
  if attempts > 0 then
    insert into private.outbox as o (kind, lead_id, priority, next_attempt_at) values (
      'photos', lead, greatest(this_lead.priority, private.count_recent(this_lead.sender_hash, 100)),
      case when is_complete then now() else this_lead.received_at + interval '1 day' end
    )
    on conflict (lead_id, kind) do update set next_attempt_at = excluded.next_attempt_at where o.attempts = 0
    returning o.id into mail;
    if mail is null then
      return jsonb_build_object('state', 'too late');
    end if;
  end if;
  insert into private.photos (lead_id, number, type, bytes, mail_id) values (lead, number, type, bytes, mail);
  update private.outbox o set next_attempt_at = private.mails_due_at(lead)
  where o.lead_id = lead and o.kind in ('owner', 'confirmation') and o.attempts = 0 and is_complete;
  return jsonb_build_object('state', 'stored', 'isComplete', is_complete);
end
$$;

grant execute on function private.accept_photo(uuid, text, integer, text, bytea, jsonb) to lead_form;
