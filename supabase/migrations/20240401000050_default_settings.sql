-- A random salt for the senders' hashes, and the hour of the daily digest in the time zone of the business.
insert into private.settings (name, value)
values ('salt', gen_random_uuid()::text || gen_random_uuid()::text), ('digest_hour', '7')
on conflict (name) do nothing;
