import { match } from 'node:assert/strict';
import { business } from './business.ts';
import { digestMail } from './digestMail.ts';

Deno.test('the digest names the oldest mail that waits, and why', () => {
  const oldestUnsent = { createdAt: '2024-03-15T14:00:00Z', attempts: 3, lastError: '401 bad key' };
  const { text } = digestMail({ leads: [], unsent: 2, oldestUnsent }, business);
  match(
    text,
    /2 mails wait to be sent, the oldest since Friday, March 15, 2024 at 10:00.AM, tried 3 times\./,
  );
  match(text, /The mail server last said: 401 bad key/);
});

Deno.test('the digest of a quiet day says so', () => {
  const { subject, text } = digestMail({ leads: [], unsent: 0, oldestUnsent: null }, business);
  match(subject, /: 0 requests in the last day$/);
  match(text, /Every mail was sent\./);
});
