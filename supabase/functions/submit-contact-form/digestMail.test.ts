import { match, ok } from 'node:assert/strict';
import { digestMail } from './digestMail.ts';
import { sampleBusiness as business } from './sampleBusiness.ts';
import type { Digest } from './store.ts';

const quiet: Digest = {
  leads: [],
  received: 0,
  heldLeads: [],
  held: [],
  leaving: 0,
  leavingPhotos: 0,
  photoBytes: 0,
  photoSenders: [],
  unsent: 0,
  oldestUnsent: null,
  givenUp: [],
};
const lead = {
  receivedAt: '2024-03-15T14:00:00Z',
  name: 'Ann Example',
  phone: '(856) 555-0199',
  email: 'ann@example.com',
  formName: 'Contact Page Form',
  message: 'A deck, please.',
  heldReason: null,
};

Deno.test('the digest of a quiet day says so', () => {
  const { subject, text } = digestMail(quiet, business);
  match(subject, /: 0 requests in the last day$/);
  match(text, /All emails were sent\./);
});

Deno.test('the digest says what will be deleted', () => {
  const { text } = digestMail({ ...quiet, leaving: 2 }, { ...business, keepLeads: 24 });
  match(text, /Requests older than 24 months are deleted from the database: 2 within the next seven days\./);
});

Deno.test('the digest of a flood gives counts, and lists a few', () => {
  const held = { ...lead, heldReason: 'flood', others: 37 };
  const reasons = [
    { reason: 'flood', count: 9_990 },
    { reason: 'filled in the hidden field', count: 11 },
  ];
  const { text } = digestMail(
    { ...quiet, leads: [lead], received: 1, heldLeads: [held], held: reasons },
    business,
  );
  match(text, /^Requests in the last 24 hours: 1\n- Ann Example/);
  match(
    text,
    /Suspected spam, not emailed: more than 10,000\n- 9990: part of a flood of requests\n- 11: filled/,
  );
  match(text, /Requests of 1 senders are listed here; all are stored\./);
  match(text, /Ann Example, .*\. The same sender sent 37 more\. Reason: part of a flood of requests\./);
});

Deno.test('a long name in the digest is cut where it can be seen, and leaves the phone number', () => {
  const name = `${'Annabel '.repeat(7)}😀😀😀😀😀`;
  const message = '🏠'.repeat(300);
  const { text } = digestMail({ ...quiet, leads: [{ ...lead, name, message }], received: 1 }, business);
  match(text, /- (Annabel ){7}😀😀😀…, \(856\) 555-0199, ann@example\.com \(Contact Page Form\), .* MDT\./u);
  match(text, /^ {2}🏠{199}…$/mu);
});

Deno.test('the digest names a mail that was given up', () => {
  const mail = {
    createdAt: lead.receivedAt,
    attempts: 5,
    lastError: '422 invalid reply_to',
    lead,
  };
  const { text, html } = digestMail({ ...quiet, givenUp: [mail] }, business);
  for (const content of [text, html]) {
    match(
      content,
      /The email about Ann Example, \(856\) 555-0199, .* after 5 attempts\. Its error: 422 invalid reply_to/,
    );
    ok(!content.includes('All emails were sent.'));
  }
});

Deno.test('the digest names who took most of the space for photographs, once it fills', () => {
  const photoSenders = [{ ...lead, id: 'd1', bytes: 50 }];
  const { text } = digestMail({ ...quiet, photoBytes: 80, photoSenders }, business, 100);
  match(text, /Photos fill 80% of their space/);
  match(
    text,
    /50% of it was taken by the sender of this request: Ann Example, \(856\) 555-0199, .*: request d1\./,
  );
  ok(!digestMail({ ...quiet, photoBytes: 79, photoSenders }, business, 100).text.includes('request d1'));
});
