import facts from './business.json' with { type: 'json' };
import type { Business } from './business.ts';
import { mailTransport } from './mailTransport.ts';
import { type OutboxWorker, startOutboxWorker } from './outbox.ts';
import { readSettings, type Settings } from './settings.ts';
import { openStore, type Store } from './store.ts';

declare const EdgeRuntime: { waitUntil(work: Promise<void>): void } | undefined;

/** The build writes `business.json`; it is not in git. */
const business: Business = facts;

export interface Context {
  readonly business: Business;
  readonly settings: Settings;
  readonly store: Store;
  /** Has its own connections, so that a lead never waits for photographs. */
  readonly photos: Pick<Store, 'acceptPhoto'>;
  readonly outboxWorker: OutboxWorker;
  /** Keeps the function running after its response until `work` is done. */
  readonly waitUntil: (work: Promise<void>) => void;
}

export function createContext(environment: Record<string, string>): Context {
  const settings = readSettings(environment, business);
  return {
    business,
    settings,
    store: openStore(settings.databaseUrl, 4),
    photos: openStore(settings.databaseUrl, 2),
    outboxWorker: startOutboxWorker({
      business,
      settings,
      // Its own connections, so that a visitor never waits for the worker.
      store: openStore(settings.databaseUrl, 2),
      send: mailTransport(settings.mail),
    }),
    waitUntil: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  };
}
