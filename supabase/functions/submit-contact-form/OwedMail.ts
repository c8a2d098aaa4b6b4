import { z } from 'zod';

const StoredLead = z.object({
  id: z.string(),
  receivedAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  projectType: z.string(),
  message: z.string(),
  address: z.string(),
  source: z.string(),
  formName: z.string(),
});

/** A lead as its mail needs it. */
export type StoredLead = z.output<typeof StoredLead>;

/** A row of the outbox, claimed. */
export const OwedMail = z.discriminatedUnion('kind', [
  z.object({ id: z.string(), kind: z.literal('owner'), lead: StoredLead }),
  z.object({ id: z.string(), kind: z.literal('confirmation'), lead: StoredLead }),
  z.object({ id: z.string(), kind: z.literal('digest'), digestDay: z.string() }),
]);

/** @see {@link OwedMail} */
export type OwedMail = z.output<typeof OwedMail>;
