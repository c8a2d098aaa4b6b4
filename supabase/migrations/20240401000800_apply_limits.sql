-- Why a lead is held for the limits, or null; `refused` where it is not to be stored.
-- A household's first in the hour is stored, whoever shares its network. hashes: of the sender, its household and its network.
-- settings: heldAfter and refusedAfter (of `recent`, see count_recent), allHeldAfter (as mails_left counts); 0 is no limit.
create or replace function private.apply_limits(recent integer, hashes text[], priority integer, settings jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  held_after constant integer := coalesce((settings ->> 'heldAfter')::integer, 0);
  refused_after constant integer := coalesce((settings ->> 'refusedAfter')::integer, 0);
begin
  if refused_after > 0 and recent >= refused_after and exists (
    select from public.leads l
    where l.sender_hash = hashes[1] and l.household_hash = hashes[2] and l.received_at > now() - interval '1 hour'
  ) then
    return 'refused';
  elsif held_after > 0 and recent >= held_after then
    return 'more than ' || held_after || ' requests in an hour from one sender';
  end if;
  if private.mails_left(priority, coalesce((settings ->> 'allHeldAfter')::integer, 0)) = 0 then
    return 'part of a flood of requests';
  end if;
  return null;
end
$$;

revoke all on function private.apply_limits(integer, text[], integer, jsonb) from public;
