import naughty from 'big-list-of-naughty-strings/blns.json';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLeads } from '../../scripts/stack/readLeads';
import { openTestStack, type TestStack } from './openTestStack';
import { postForm, postJson, sampleLead } from './postLead';
import { type ReadMail, readMails } from './readMails';
import { waitFor } from './waitFor';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack?.stop());

const isBlank = (text: string) => text.trim() === '';
const sent = naughty.filter((text) => !isBlank(text) && !text.includes('\0'));
const oneLineEnd = (text: string) => text.replace(/\r\n|\r/g, '\n');

/** Sends all leads, in batches. */
async function sendAll(send: (text: string, place: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let place = 0; place < sent.length; place += 20) {
    const some = sent.slice(place, place + 20).map((text, offset) => send(text, place + offset));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  return statuses;
}

/** The message at the end of the mail's text. */
function messageIn({ text }: ReadMail): string {
  const words = oneLineEnd(text);
  return words.slice(words.indexOf('\nMessage:\n\n') + '\nMessage:\n\n'.length, -1);
}

async function namedMails(prefix: string): Promise<Map<string, ReadMail>> {
  return await waitFor(
    `${sent.length} mails`,
    () => {
      const mails = readMails(stack.mailFolder).map(
        (mail) => [/^Name: (.*)$/m.exec(oneLineEnd(mail.text))?.[1] ?? '', mail] as const,
      );
      const found = mails.filter(([name]) => name.startsWith(prefix));
      return found.length >= sent.length ? new Map(found) : null;
    },
    30,
  );
}

test('the list is the whole list', () => {
  expect(sent.length).toBeGreaterThan(450);
});

test.each([
  ['Json', (text: string, name: string) => postJson(stack, sampleLead({ message: text, name })), 200],
  ['Form', (text: string, name: string) => postForm(stack, { ...plain, message: text, name }), 303],
])('every naughty message is stored as sent and mailed as sent: %s', async (kind, send, status) => {
  const statuses = await sendAll((text, place) => send(text, `${kind} ${place}`));
  expect(new Set(statuses)).toEqual(new Set([status]));

  const rows = new Map((await readLeads(stack.databaseUrl)).map(({ name, message }) => [name, message]));
  const mails = await namedMails(`${kind} `);
  for (const [place, text] of sent.entries()) {
    const name = `${kind} ${place}`;
    const stored = rows.get(name) ?? '';
    expect([name, kind === 'Form' ? oneLineEnd(stored) : stored]).toEqual([
      name,
      kind === 'Form' ? oneLineEnd(text) : text,
    ]);
    const mail = mails.get(name);
    expect([name, mail && messageIn(mail)]).toEqual([name, oneLineEnd(text)]);
  }
});

const plain = { email: 'ann@example.com', phone: '856' };

test('a naughty name is stored and mailed as one line', async () => {
  const names = sent.filter((text) => text.length <= 200);
  for (let place = 0; place < names.length; place += 20) {
    const some = names
      .slice(place, place + 20)
      .map((name) => postJson(stack, sampleLead({ name, message: 'Naughty name' })));
    expect(new Set((await Promise.all(some)).map(({ status }) => status))).toEqual(new Set([200]));
  }
  const stored = (await readLeads(stack.databaseUrl)).filter(({ message }) => message === 'Naughty name');
  expect(new Set(stored.map(({ name }) => name))).toEqual(new Set(names.map((name) => name.trim())));
});

test.each(naughty.filter(isBlank).map((text) => [text]))(
  'a blank message is asked for again: %j',
  async (text) => {
    const answer = await postJson(stack, sampleLead({ message: text }));
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'Please tell us about your project.' },
    ]);
  },
);
