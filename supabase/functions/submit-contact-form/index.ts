import { answerRequest } from './answerRequest.ts';
import { chooseSender } from './chooseSender.ts';
import { openDatabase } from './openDatabase.ts';
import type { Room } from './Room.ts';
import { readBusiness } from './readBusiness.ts';
import { readSettings } from './readSettings.ts';
import { startCourier } from './startCourier.ts';

declare const EdgeRuntime: { waitUntil(work: Promise<void>): void } | undefined;

const business = readBusiness();
const settings = readSettings(Deno.env.toObject(), business);
// A round of mails never makes a visitor wait for a connection.
const mailDatabase = openDatabase(settings.databaseUrl, 2);

const room: Room = {
  business,
  settings,
  database: openDatabase(settings.databaseUrl, 4),
  courier: startCourier({ database: mailDatabase, business, settings }, chooseSender(settings.mail)),
  afterwards: (work) => {
    if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
  },
};

Deno.serve((request) => answerRequest(request, room));
