import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { z } from 'zod';
import type { Business } from '../../supabase/functions/submit-contact-form/business';
import { explainDatabaseError } from '../stack/readLeads';
import { CanaryError, readForm, sendByScript, sendWithoutScript } from './liveForm';

interface CanaryOptions {
  readonly page: string;
  readonly databaseUrl: string;
  /** How long its mail may take. */
  readonly seconds: number;
  readonly business: Pick<Business, 'ownerEmail' | 'phone' | 'thanksPath'>;
}

/**
 * Sends one marked lead through the live form twice, with and without scripts, under one key, and waits until it is one
 * row and mailed. Removes it in any case. Throws a `CanaryError`.
 */
export async function sendCanary({ page, databaseUrl, seconds, business }: CanaryOptions): Promise<void> {
  const form = await readForm(page);
  const lead = canaryLead(business);
  const canaries = openCanaries(databaseUrl);
  const key = lead.idempotencyKey;
  try {
    await sendByScript(form, lead);
    await sendWithoutScript(form, lead, business.thanksPath);
    await canaries.arrival(key, seconds);
    await canaries.remove(key);
  } catch (reason) {
    await canaries.remove(key).catch(() => {
      const message = reason instanceof Error ? reason.message : String(reason);
      throw new CanaryError(`${message}; if it is stored, it stays there under the key ${key}`);
    });
    throw reason;
  } finally {
    await canaries.close();
  }
}

/** A lead that is marked as a check: its key begins with `canary-`, and its message says so to who reads the mail. */
const canaryLead = ({ ownerEmail, phone }: CanaryOptions['business']) => ({
  name: 'Website check',
  email: ownerEmail,
  phone,
  message:
    'An automatic check of the form after a deploy. There is nothing to do; the request is removed again.',
  idempotencyKey: `canary-${randomUUID()}`,
});

const Canary = z.object({
  heldReason: z.string().nullable(),
  mailed: z.boolean(),
  lastError: z.string().nullable(),
});

function whyNotYet(canary: z.infer<typeof Canary> | null, seconds: number): string {
  if (canary === null) return 'the form reported success, but nothing was stored';
  const reason =
    canary.lastError === null ? 'no attempt was made' : `the mail server last said: ${canary.lastError}`;
  return `it is stored, but its mail was not sent within ${seconds} s; ${reason}`;
}

/** Opens the canaries of a database with the login `lead_canary` or a stronger one. */
function openCanaries(databaseUrl: string) {
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
    /** Resolves once it is stored and mailed; throws a `CanaryError` where that is not so within `seconds`. */
    async arrival(key: string, seconds: number): Promise<void> {
      let canary: z.infer<typeof Canary> | null = null;
      for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(500)) {
        canary = await read(key);
        if (canary?.mailed) return;
        if (canary?.heldReason) throw new CanaryError(`it is held as suspected spam: ${canary.heldReason}`);
      }
      throw new CanaryError(whyNotYet(canary, seconds));
    },
    async remove(key: string): Promise<void> {
      await sql`select private.remove_canary(${key})`.catch(refused);
    },
    close: () => sql.end({ timeout: 2 }),
  };
}
