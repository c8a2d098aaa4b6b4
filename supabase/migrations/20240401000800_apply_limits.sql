-- Applies the limits per hour to a new lead. Returns `refused` (do not store it), the reason for which it is held, or null.
-- The first request of a household (/64) in an hour is never refused, even if its /56 is over the limit.
-- settings: senderHeldAfter and senderRefusedAfter (limits of `recent`, the result of count_recent)
-- and totalHeldAfter (max_mails of remaining_mails); 0 is no limit.
create or replace function private.apply_limits(recent integer, sender_hash text, household_hash text, priority integer, settings jsonb)
returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  held_after constant integer := coalesce((settings ->> 'senderHeldAfter')::integer, 0);
  refused_after constant integer := coalesce((settings ->> 'senderRefusedAfter')::integer, 0);
begin
  if refused_after > 0 and recent >= refused_after and exists (
    select from public.leads l
    where l.sender_hash = apply_limits.sender_hash and l.household_hash = apply_limits.household_hash
      and l.received_at > now() - interval '1 hour'
  ) then
    return 'refused';
  elsif held_after > 0 and recent >= held_after then
    return 'more than ' || held_after || ' requests in an hour from one sender';
  end if;
  if private.remaining_mails(priority, coalesce((settings ->> 'totalHeldAfter')::integer, 0)) = 0 then
    return 'flood';
  end if;
  return null;
end
$$;
