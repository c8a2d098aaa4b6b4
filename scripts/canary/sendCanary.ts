import type { Business } from '../../supabase/functions/submit-contact-form/business';
import { canaryLead } from './canaryLead';
import { Failure } from './Failure';
import { openCanaries } from './openCanaries';
import { readForm } from './readForm';
import { sendByScript } from './sendByScript';
import { sendPlain } from './sendPlain';

/** Where a canary is sent, and how it is seen to arrive. */
export interface Flight {
  /** A live page that holds the form. */
  readonly page: string;
  readonly databaseUrl: string;
  /** How long its mail may take. */
  readonly seconds: number;
  readonly business: Business;
}

/**
 * Sends one marked lead by both ways of the live form, under one key, and sees that it is one row and mailed. It is
 * removed, however that ended. Throws a `Failure`.
 */
export async function sendCanary({ page, databaseUrl, seconds, business }: Flight): Promise<void> {
  const form = await readForm(page);
  const lead = canaryLead(business);
  const canaries = openCanaries(databaseUrl);
  const key = lead.idempotencyKey;
  try {
    await sendByScript(form, lead);
    await sendPlain(form, lead, business.thanksPath);
    await canaries.arrival(key, seconds);
    await canaries.remove(key);
  } catch (reason) {
    await canaries.remove(key).catch(() => {
      const words = reason instanceof Error ? reason.message : String(reason);
      throw new Failure(`${words}; if it is stored, it stays there under the key ${key}`);
    });
    throw reason;
  } finally {
    await canaries.close();
  }
}
