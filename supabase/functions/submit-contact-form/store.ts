import { z } from 'zod';
import type { Lead } from './Lead.ts';
import type { Database } from './openDatabase.ts';
import { withDeadline } from './withDeadline.ts';

const Accepted = z.discriminatedUnion('state', [
  z.object({ state: z.literal('stored'), id: z.string(), held: z.boolean() }),
  z.object({ state: z.literal('repeated'), id: z.string() }),
  z.object({ state: z.literal('refused') }),
]);

/** What the database needs beside the lead itself. */
export interface Circumstances {
  readonly sender: string;
  readonly heldReason: string | null;
  readonly settings: { readonly heldAfter: number; readonly refusedAfter: number; readonly confirm: boolean };
}

/** Stores a lead in one call. Throws when the database does not answer within `milliseconds`. */
export async function acceptLead(
  database: Database,
  lead: Lead,
  around: Circumstances,
  milliseconds: number,
) {
  const query = database`
    select private.accept_lead(
      ${database.json({ ...lead })}::jsonb, ${around.sender}, ${around.heldReason}, ${database.json(around.settings)}::jsonb
    ) as answer`;
  const rows = await withDeadline(Promise.resolve(query), milliseconds, () => query.cancel());
  return Accepted.parse(rows[0]?.answer);
}
