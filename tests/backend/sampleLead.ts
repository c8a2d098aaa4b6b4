import { randomUUID } from 'node:crypto';

/** A request as the contact form sends it, under a key of its own. */
export const sampleLead = (changes: Record<string, unknown> = {}) => ({
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '(856) 555-0199',
  projectType: 'Kitchen Remodeling',
  message: 'A new kitchen, please.',
  source: '/contact',
  formName: 'Contact Page Form',
  submittedAt: '2024-03-15T14:00:30.000Z',
  startedAt: '2024-03-15T14:00:00.000Z',
  idempotencyKey: randomUUID(),
  website: '',
  ...changes,
});
