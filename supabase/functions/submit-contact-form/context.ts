import facts from './business.json' with { type: 'json' };
import type { Business } from './business.ts';
import { mailTransport } from './mailTransport.ts';
import { startOutboxWorker } from './outbox.ts';
import { readSettings } from './settings.ts';
import { openStore } from './store.ts';

/** Exists on the platform only. */
declare const EdgeRuntime: { waitUntil(work: Promise<void>): void } | undefined;

/** The build writes `business.json`; it is not in git. */
const business: Business = facts;

/** What all requests share. */
export type Context = ReturnType<typeof createContext>;

export function createContext(environment: Record<string, string>) {
  const settings = readSettings(environment, business);
  return {
    business,
    settings,
    store: openStore(settings.databaseUrl, 4),
    // Photographs and the worker have their own connections, so that a lead never waits for them.
    photos: openStore(settings.databaseUrl, 2),
    outboxWorker: startOutboxWorker({
      business,
      settings,
      store: openStore(settings.databaseUrl, 2),
      send: mailTransport(settings.mail),
    }),
    /** Keeps the function running after its response until `work` is done. */
    waitUntil: (work: Promise<void>) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  };
}
