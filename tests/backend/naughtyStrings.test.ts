import naughty from 'big-list-of-naughty-strings/blns.json';
import { expect, inject, test } from 'vitest';
import { type ListedLead, readLeads } from '../../scripts/leads/readLeads';
import { postForm, postJson, sampleLead } from './postLead';
import { type ApiMail, readMails } from './readMails';
import { waitFor } from './waitFor';

const stack = inject('stack');

const isBlank = (text: string) => text.trim() === '';
const sent = naughty.filter((text) => !isBlank(text) && !text.includes('\0'));
const oneLineEnd = (text: string) => text.replace(/\r\n|\r/g, '\n');
const longestName = 200;

/** Sends all leads, in batches. Returns the statuses. */
async function sendAll(send: (text: string, index: number) => Promise<Response>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let start = 0; start < sent.length; start += 20) {
    const batch = sent.slice(start, start + 20).map((text, offset) => send(text, start + offset));
    for (const { status } of await Promise.all(batch)) statuses.add(status);
  }
  return statuses;
}

/** The leads of one kind, by the number in their form's name. */
async function storedLeads(kind: string): Promise<Map<string, ListedLead>> {
  const leads = await readLeads(stack.databaseUrl);
  return new Map(leads.flatMap((lead) => (lead.formName.startsWith(kind) ? [[lead.formName, lead]] : [])));
}

/** Waits for a mail for each text. Returns the mails of one kind by the number in their form's name. */
function mailsOf(kind: string): Promise<Map<string, ApiMail>> {
  return waitFor(`${sent.length} mails`, () => {
    const mails = readMails(stack.mailFolder).flatMap((mail): [string, ApiMail][] => {
      const [, formName = ''] = /^Form: (.*)$/m.exec(oneLineEnd(mail.text)) ?? [];
      return formName.startsWith(kind) ? [[formName, mail]] : [];
    });
    return mails.length >= sent.length && new Map(mails);
  });
}

/** The message at the end of the mail's text. */
function messageIn({ text }: ApiMail): string {
  const lines = oneLineEnd(text);
  return lines.slice(lines.indexOf('\nMessage:\n\n') + '\nMessage:\n\n'.length, -1);
}

test('every naughty name and message is stored and mailed as sent', async () => {
  const nameFor = (text: string) => (text.length > longestName ? 'Ann' : text);
  const statuses = await sendAll((text, index) =>
    postJson(stack, sampleLead({ name: nameFor(text), message: text, formName: `Json ${index}` })),
  );
  expect(statuses).toEqual(new Set([200]));

  const leads = await storedLeads('Json ');
  const mails = await mailsOf('Json ');
  for (const [index, text] of sent.entries()) {
    const formName = `Json ${index}`;
    const mail = mails.get(formName);
    expect(leads.get(formName)).toMatchObject({ name: nameFor(text).trim(), message: text });
    expect([formName, mail && messageIn(mail)]).toEqual([formName, oneLineEnd(text)]);
  }
});

test('every naughty message of a form without JavaScript is stored as sent', async () => {
  // Held as spam, since the test above has checked that mails have the stored text.
  const fields = { name: 'Ann', email: 'ann@example.com', phone: '856', website: 'x' };
  const statuses = await sendAll((text, index) =>
    postForm(stack, { ...fields, message: text, formName: `Plain ${index}` }),
  );
  expect(statuses).toEqual(new Set([303]));

  const leads = await storedLeads('Plain ');
  for (const [index, text] of sent.entries()) {
    const formName = `Plain ${index}`;
    const message = leads.get(formName)?.message;
    expect([formName, message && oneLineEnd(message)]).toEqual([formName, oneLineEnd(text)]);
  }
});
