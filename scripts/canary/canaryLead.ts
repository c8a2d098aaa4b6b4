import { randomUUID } from 'node:crypto';
import type { Business } from '../../supabase/functions/submit-contact-form/business';

/** A lead that is marked as a check: its key begins with `canary-`, and its words say so to who reads its mail. */
export const canaryLead = ({ ownerEmail, phone }: Business) => ({
  name: 'Website check',
  email: ownerEmail,
  phone,
  message:
    'An automatic check of the form after a deploy. There is nothing to do; the request is removed again.',
  idempotencyKey: `canary-${randomUUID()}`,
});
