import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { z } from 'zod';
import { explainDatabaseError } from '../stack/readLeads';
import { CanaryError } from './liveForm';

const Canary = z.object({
  heldReason: z.string().nullable(),
  mailed: z.boolean(),
  lastError: z.string().nullable(),
});

/** The canaries of a database. */
export interface Canaries {
  /** Resolves once it is stored and mailed; throws a `CanaryError` where that is not so within `seconds`. */
  arrival(key: string, seconds: number): Promise<void>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}

function whyNotYet(canary: z.infer<typeof Canary> | null, seconds: number): string {
  if (canary === null) return 'the form reported success, but nothing was stored';
  const reason =
    canary.lastError === null ? 'no attempt was made' : `the mail server last said: ${canary.lastError}`;
  return `it is stored, but its mail was not sent within ${seconds} s; ${reason}`;
}

/** Opens them with the login `lead_canary` or a stronger one. */
export function openCanaries(databaseUrl: string): Canaries {
  const sql = postgres(databaseUrl, {
    max: 1,
    prepare: false,
    connect_timeout: 10,
    onnotice: () => undefined,
  });
  const refused = (reason: unknown): never => {
    throw new CanaryError(`the database could not be asked: ${explainDatabaseError(reason)}`);
  };

  async function read(key: string): Promise<z.infer<typeof Canary> | null> {
    const [row] = await sql`select private.read_canary(${key}) as canary`.catch(refused);
    return Canary.nullable().parse(row?.canary);
  }

  return {
    async arrival(key, seconds) {
      let canary: z.infer<typeof Canary> | null = null;
      for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(500)) {
        canary = await read(key);
        if (canary?.mailed) return;
        if (canary?.heldReason) throw new CanaryError(`it is held as suspected spam: ${canary.heldReason}`);
      }
      throw new CanaryError(whyNotYet(canary, seconds));
    },
    async remove(key) {
      await sql`select private.remove_canary(${key})`.catch(refused);
    },
    close: () => sql.end({ timeout: 2 }),
  };
}
