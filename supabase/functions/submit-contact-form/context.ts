import facts from './business.json' with { type: 'json' };
import type { Business } from './business.ts';
import { mailTransport } from './mailTransport.ts';
import { startOutboxWorker } from './outbox.ts';
import { readSettings } from './settings.ts';
import { openStore } from './store.ts';

declare const EdgeRuntime: { waitUntil(work: Promise<void>): void } | undefined;

/** The build writes `business.json`; it is not in git. */
const business: Business = facts;

export type Context = ReturnType<typeof createContext>;

export function createContext(environment: Record<string, string>) {
  const settings = readSettings(environment, business);
  return {
    business,
    settings,
    store: openStore(settings.databaseUrl, 4),
    /** Has its own connections, so that a lead never waits for photographs. */
    photos: openStore(settings.databaseUrl, 2),
    outboxWorker: startOutboxWorker({
      business,
      settings,
      // Its own connections, so that a visitor never waits for the worker.
      store: openStore(settings.databaseUrl, 2),
      send: mailTransport(settings.mail),
    }),
    /** Keeps the function running after its response until `work` is done. */
    waitUntil: (work: Promise<void>) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  };
}
