import { z } from 'zod';

/** What a day's digest is written from. */
export const Digest = z.object({
  leads: z.array(
    z.object({
      receivedAt: z.string(),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      formName: z.string(),
      message: z.string(),
      heldReason: z.string().nullable(),
    }),
  ),
  unsent: z.number(),
  oldestUnsent: z
    .object({ createdAt: z.string(), attempts: z.number(), lastError: z.string().nullable() })
    .nullable(),
});

/** @see {@link Digest} */
export type Digest = z.output<typeof Digest>;
