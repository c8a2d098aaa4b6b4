import { randomUUID } from 'node:crypto';
import type { Business } from '../../supabase/functions/submit-contact-form/business';
import { CanaryError, readForm, sendByScript, sendWithoutScript } from './liveForm';
import { openCanaries } from './openCanaries';

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
