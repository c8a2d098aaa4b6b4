import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { printLeads } from '../../scripts/leads/leadsCommand';
import { readLeads } from '../../scripts/leads/readLeads';
import { projectPaths } from '../../scripts/options';
import { startStack } from '../../scripts/stack/startStack';
import { sampleBusiness as business } from '../../supabase/functions/submit-contact-form/sampleBusiness';
import { fileStack } from './fileStack';
import { postJson, sampleLead } from './postLead';
import { runPrinting } from './runPrinting';
import { waitFor } from './waitFor';

const { stack, sql } = await fileStack();

const run = (format: 'text' | 'json', folder: string) =>
  runPrinting(() => printLeads(format, projectPaths.content, folder));

/** The message to a visitor whose request could not be stored. */
async function expectUnavailable(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '5',
    {
      error: `We could not save your message just now. Please try again or call us directly at ${business.phone}`,
    },
  ]);
}

test('`npm run leads` lists for people and for programs', async () => {
  const lead = sampleLead({ name: 'Listed Example', address: '5 Oak Street' });
  await postJson(stack, lead);
  await waitFor('its mail', async () =>
    (await readLeads(stack.databaseUrl)).find(
      ({ name, mail }) => name === 'Listed Example' && mail.state === 'sent',
    ),
  );
  const [code, printed] = await run('text', stack.folder);
  expect(code).toBe(0);
  expect(printed).toContain('Listed Example, (856) 555-0199, ann@example.com');
  expect(printed).toContain(
    'Kitchen Remodeling | 5 Oak Street | Contact Page Form | Ask Sample Contracting for a Visit | /contact',
  );

  await postJson(stack, sampleLead({ name: 'Newer Example' }));
  const [jsonCode, array] = await run('json', stack.folder);
  expect(jsonCode).toBe(0);
  const [newer, listed]: Record<string, unknown>[] = JSON.parse(array);
  expect(newer?.name).toBe('Newer Example');
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const { website, ...kept } = lead;
  expect(listed).toEqual({
    ...kept,
    answers: [],
    priority: expect.any(Number),
    pageTitle: 'Ask Sample Contracting for a Visit',
    fromPage: '',
    photoCount: 0,
    photoKey: '',
    id: expect.any(String),
    receivedAt: moment,
    senderHash: expect.any(String),
    householdHash: expect.any(String),
    networkHash: expect.any(String),
    heldReason: null,
    mail: { state: 'sent', attempts: 1, sentAt: moment, lastError: null },
  });
});

test('the list has every column that is stored', async () => {
  const columns = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'leads'`;
  const [, array] = await run('json', stack.folder);
  const [lead]: Record<string, unknown>[] = JSON.parse(array);
  const camel = (name: string) => name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());
  expect(Object.keys(lead ?? {}).sort()).toEqual([...columns.map(({ name }) => camel(name)), 'mail'].sort());
});

test.each([
  ['https://project.example', /^LEADS_DATABASE_URL is not a database address\. Write postgres:/],
  ['project', /^LEADS_DATABASE_URL is not a database address\. Write postgres:/],
  ['postgres://nobody:x@127.0.0.1:1/none', /no database answers there/],
  ['postgres://nobody:x@no-such-host.invalid/none', /no such host|cannot be looked up/],
  ['(wrong password)', /the password or the user is wrong/],
  ['(wrong database)', /there is no database of that name/],
  ['(no migrations)', /it has no leads yet: apply supabase\/migrations first/],
  ['(too weak a user)', /this user may not read the leads/],
])('`npm run leads` says what is wrong with the address %s and answers 2', async (given, message) => {
  const at = (changes: Partial<URL>) => Object.assign(new URL(stack.databaseUrl), changes).href;
  const addresses: Record<string, string> = {
    '(wrong password)': at({ password: 'secret-word' }),
    '(wrong database)': at({ pathname: '/none' }),
    '(no migrations)': at({ pathname: '/template1' }),
    '(too weak a user)': at({ username: 'lead_form', password: 'lead_form' }),
  };
  vi.stubEnv('LEADS_DATABASE_URL', addresses[given] ?? given);
  const [code, printed] = await run('text', stack.folder);
  vi.unstubAllEnvs();
  expect([code, printed]).toEqual([2, expect.stringMatching(message)]);
  expect(printed.trim().split('\n')).toHaveLength(1);
  expect(printed).not.toContain('secret-word');
});

test('without any data there are no leads', async () => {
  expect(await run('text', join(stack.folder, 'nothing'))).toEqual([0, 'No leads yet.\n']);
  expect(await run('json', join(stack.folder, 'nothing'))).toEqual([0, '[]\n']);
});

test('a database whose disk is full is a 503 with the phone, and takes leads once there is room', async () => {
  // Postgres' error code for a full disk is 53100.
  await sql.unsafe(`
    create function pg_temp.no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_room before insert on public.leads execute function pg_temp.no_room();`);
  const lead = sampleLead({ name: 'Late Example' });
  await expectUnavailable(await postJson(stack, lead));
  expect((await readLeads(stack.databaseUrl)).map(({ name }) => name)).not.toContain('Late Example');

  await sql`drop trigger no_room on public.leads`;
  expect((await postJson(stack, lead)).status).toBe(200);
  expect((await readLeads(stack.databaseUrl))[0]).toMatchObject({ name: 'Late Example', heldReason: null });
});

test('without its database the form answers 503; leads stay, can be listed, and a stale pid file stops nothing', async () => {
  const { folder } = stack;
  await postJson(stack, sampleLead({ name: 'Kept Example' }));
  await stack.parts.postgres.stop();
  await expectUnavailable(await postJson(stack, sampleLead()));
  await stack.parts.edgeFunction.stop();
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `999999\n${join(folder, 'postgres')}\n`);
  writeFileSync(
    join(folder, 'stack.json'),
    JSON.stringify({ pid: 999999, functionUrl: 'x', databaseUrl: 'x' }),
  );

  const [code, printed] = await run('text', folder);
  expect([code, printed]).toEqual([0, expect.stringContaining('Kept Example')]);

  const again = await startStack({ folder, business, log: () => undefined });
  expect((await postJson(again, sampleLead())).status).toBe(200);
  await again.stop();
});

test('a process number with a new owner is no running stack', async () => {
  const folder = join(stack.folder, 'none');
  mkdirSync(folder);
  const state = {
    pid: process.pid,
    functionUrl: 'http://127.0.0.1:1',
    databaseUrl: 'postgres://127.0.0.1:1',
  };
  writeFileSync(join(folder, 'stack.json'), JSON.stringify(state));
  expect(await run('text', folder)).toEqual([0, 'No leads yet.\n']);
});
