import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Sql } from 'postgres';
import { withDatabase } from '../stack/startPostgres';
import { failWith, print, withLeads } from './readLeads';

/** A request as `private.export_person` returns it. */
interface StoredRequest {
  readonly received_at: string;
  readonly name: string;
  readonly email: string;
  readonly mails: readonly unknown[];
  readonly photos: readonly unknown[];
}

const USAGE =
  'Write `npm run leads -- export EMAIL`, `npm run leads -- delete EMAIL` (or an id), or `npm run leads -- photos ID FOLDER`.';

/** `npm run leads -- export|delete|photos …`. `who`: an email address or the id of a request; `yes`: deletes without asking. Returns the exit code. */
export function runPersonCommand(
  [action, who, photoFolder]: readonly string[],
  { yes = false, folder }: { yes?: boolean | undefined; folder: string },
): Promise<number> | number {
  if (!who) return failWith(USAGE);
  const use = (run: (sql: Sql) => Promise<number>) =>
    withLeads(folder, async (databaseUrl) =>
      databaseUrl === null ? failWith('There are no requests yet.') : withDatabase(databaseUrl, run),
    );
  if (action === 'export')
    return use(async (sql) => {
      print(JSON.stringify(await requestsOf(sql, who), null, 2));
      return 0;
    });
  if (action === 'delete') return use((sql) => deletePerson(sql, who, yes));
  if (action === 'photos' && photoFolder) return use((sql) => savePhotos(sql, who, photoFolder));
  return failWith(USAGE);
}

async function requestsOf(sql: Sql, who: string): Promise<StoredRequest[]> {
  const [row] = await sql<{ stored: StoredRequest[] }[]>`select private.export_person(${who}) as stored`;
  return row?.stored ?? [];
}

async function deletePerson(sql: Sql, who: string, yes: boolean): Promise<number> {
  const requests = await requestsOf(sql, who);
  if (requests.length === 0) return failWith(`Nothing is stored of ${who}.`);
  for (const { received_at, name, email, mails, photos } of requests)
    print(
      `${received_at.slice(0, 10)}  ${name}, ${email}: ${mails.length} emails, ${photos.length} photographs`,
    );
  if (!yes && !(await confirm(`Delete this for good? Write “yes”: `))) {
    print('Nothing was deleted.');
    return 0;
  }
  const [row] = await sql<{ deleted: number }[]>`select private.delete_person(${who}) as deleted`;
  print(`Deleted requests: ${row?.deleted}. Mailboxes and backups keep their own copies.`);
  return 0;
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function savePhotos(sql: Sql, lead: string, folder: string): Promise<number> {
  const photos = await sql<{ number: number; type: string; bytes: Buffer }[]>`
    select number, type, bytes from private.photos where lead_id::text = ${lead} order by number`;
  if (photos.length === 0) return failWith(`The request ${lead} has no photographs.`);
  mkdirSync(folder, { recursive: true });
  for (const { number, type, bytes } of photos) {
    const file = join(folder, `photo-${number}.${type.replace('image/', '').replace('jpeg', 'jpg')}`);
    writeFileSync(file, bytes);
    print(file);
  }
  return 0;
}
