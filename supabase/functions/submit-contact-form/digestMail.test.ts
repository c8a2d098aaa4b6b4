import { match } from 'node:assert/strict';
import { business } from './business.ts';
import { digestMail } from './digestMail.ts';

Deno.test('the digest names the oldest unsent mail and its error', () => {
  const oldestUnsent = { createdAt: '2024-03-15T14:00:00Z', attempts: 3, lastError: '401 bad key' };
  const { text } = digestMail({ leads: [], unsent: 2, oldestUnsent }, business);
  match(
    text,
    /2 emails are waiting to be sent, the oldest since Friday, March 15, 2024 at 10:00.AM, after 3 attempts\./,
  );
  match(text, /The last error of the mail server: 401 bad key/);
});

Deno.test('the digest of a quiet day says so', () => {
  const { subject, text } = digestMail({ leads: [], unsent: 0, oldestUnsent: null }, business);
  match(subject, /: 0 requests in the last day$/);
  match(text, /All emails were sent\./);
});
