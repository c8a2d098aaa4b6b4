import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runCanary } from '../../scripts/canary/runCanary';
import { projectPaths } from '../../scripts/projectPaths';
import type { Server } from '../../scripts/serve/startServer';
import { readLeads } from '../../scripts/stack/readLeads';
import { openTestStack, type TestStack } from '../backend/openTestStack';
import { readMails } from '../backend/readMails';
import { runPrinting } from '../backend/runPrinting';
import { PLUMBER, Workplace } from '../built/Workplace';
import { builtSite } from '../builtSite';

const plumber = new Workplace(PLUMBER).sharePictures().takeBundle();
let stack: TestStack;
let site: Server;
beforeAll(async () => {
  stack = await openTestStack({ MINIMUM_FILL_SECONDS: '2' });
  await plumber.built();
  site = await builtSite(stack.functionUrl, plumber.out);
  const sql = postgres(stack.databaseUrl, { max: 1 });
  await sql`alter role lead_canary password 'canary-word'`;
  await sql.end();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await site?.stop();
  await stack?.stop();
  plumber.remove();
});

/** The address of the canary's database login. */
function ownLogin(): string {
  return Object.assign(new URL(stack.databaseUrl), { username: 'lead_canary', password: 'canary-word' }).href;
}

async function run(page: string, { database = ownLogin(), seconds = 20, folder = stack.folder } = {}) {
  vi.stubEnv('CANARY_DATABASE_URL', database);
  return runPrinting(() => runCanary([page], seconds, projectPaths.content, folder));
}

const mailsOfCanaries = () =>
  readMails(stack.mailFolder).filter(({ text }) => text.includes('Website check'));

test.each(['/contact', '/areas/portland-me'])(
  'a canary through %s arrives once and is removed',
  async (path) => {
    const before = mailsOfCanaries().length;
    expect(await run(site.url + path)).toEqual([
      0,
      'Canary passed: the form works with and without JavaScript, one lead was stored and mailed, and it has been removed.\n',
    ]);
    expect(mailsOfCanaries()).toHaveLength(before + 1);
    expect(await readLeads(stack.databaseUrl)).toEqual([]);
  },
);

test('without CANARY_DATABASE_URL it looks into the local stack', async () => {
  expect((await run(`${site.url}/contact`, { database: '' }))[0]).toBe(0);
});

test('a mail server that refuses is reported, and the canary removed', async () => {
  stack.parts.mailSink.refuse(true);
  const answer = await run(`${site.url}/contact`, { seconds: 4 });
  stack.parts.mailSink.refuse(false);
  expect(answer).toEqual([
    1,
    expect.stringMatching(
      /stored, but its mail was not sent within 4 s; the mail server last said: .*Try again later/,
    ),
  ]);
  expect(await readLeads(stack.databaseUrl)).toEqual([]);
});

test('a login without rights is reported', async () => {
  const wrong = Object.assign(new URL(ownLogin()), { password: 'other-word' }).href;
  const [code, printed] = await run(`${site.url}/contact`, { database: wrong });
  expect([code, printed]).toEqual([
    1,
    expect.stringMatching(
      /the password or the user is wrong .*; if it is stored, it stays there under the key canary-/,
    ),
  ]);
  expect(printed).not.toContain('other-word');
});

test.each([
  ['/notes', /\/notes has no form to send\.$/],
  ['/no-such-page', /\/no-such-page answers 404\.$/],
])('%s is no page with the form', async (path, words) => {
  const [code, printed] = await run(site.url + path);
  expect([code, printed.trim()]).toEqual([1, expect.stringMatching(words)]);
});

test('an error of the function is reported in its own words', async () => {
  const other = await openTestStack({ ALLOWED_ORIGINS: 'https://www.other.example' });
  const otherSite = await builtSite(other.functionUrl, plumber.out);
  const answer = await run(`${otherSite.url}/contact`, { database: other.databaseUrl });
  await otherSite.stop();
  await other.stop();
  expect(answer).toEqual([
    1,
    'The canary did not arrive: the form answers 403: Please send your message with the form on our website.\n',
  ]);
});

test.each([['contact'], ['']])('an address %j is not understood', async (page) => {
  expect(await run(page)).toEqual([2, expect.stringContaining('Usage: npm run canary')]);
});

test('with neither an address nor a local stack it cannot begin', async () => {
  expect(await run(`${site.url}/contact`, { database: '', folder: `${stack.folder}/none` })).toEqual([
    2,
    expect.stringContaining('There is no database to look into'),
  ]);
});

test('a stopped function is reported', async () => {
  const other = await openTestStack();
  const otherSite = await builtSite(other.functionUrl, plumber.out);
  await other.parts.edgeFunction.stop();
  const answer = await run(`${otherSite.url}/contact`, { database: other.databaseUrl });
  await otherSite.stop();
  await other.stop();
  expect(answer).toEqual([1, expect.stringContaining('the form answers 502')]);
});

test('a stopped database is reported', async () => {
  await stack.parts.postgres.stop();
  expect(await run(`${site.url}/contact`)).toEqual([
    1,
    expect.stringMatching(
      /^The canary did not arrive: the form answers 503: We could not save your message just now/,
    ),
  ]);
});
