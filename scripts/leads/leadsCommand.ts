import { existsSync } from 'node:fs';
import { timeZoneOf } from '../../pipeline/kinds/timeZone';
import { mails } from '../../pipeline/labels/en/mails';
import { loadBusiness } from '../../pipeline/model/load/loadFolder';
import { describeHeldReason } from '../../supabase/functions/submit-contact-form/spam';
import { findPostgres } from '../stack/findPostgres';
import { findRunningStack } from '../stack/stackState';
import { startPostgres } from '../stack/startPostgres';
import { explainDatabaseError, type ListedLead, readLeads } from './readLeads';

/** `npm run leads`: prints the leads, with times in the time zone of the business in `content`. `folder`: that of the local stack. Returns the exit code. */
export function printLeads(format: 'text' | 'json', content: string, folder: string): Promise<number> {
  return withLeads(folder, async (databaseUrl) => {
    const leads = databaseUrl === null ? [] : await readLeads(databaseUrl);
    print(format === 'json' ? JSON.stringify(leads, null, 2) : formatLeads(leads, content));
    return 0;
  });
}

/** Prints text of visitors. Escapes characters that control the terminal or change the direction of text, as JSON does. */
export function print(text: string): void {
  const escaped = text.replace(
    /[^\P{Cc}\n]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  process.stdout.write(`${escaped}\n`);
}

/** A command that reads the database at an address, null if there are no data yet. Resolves to its exit code. */
type UseDatabase = (databaseUrl: string | null) => Promise<number>;

/** Calls `use` and returns its exit code, or prints why it failed and returns 2. `folder`: that of the local stack. */
export async function withLeads(folder: string, use: UseDatabase): Promise<number> {
  const address = process.env.LEADS_DATABASE_URL;
  if (address && !/^postgres(ql)?:\/\/[^/]/.test(address))
    return failWith(
      'LEADS_DATABASE_URL is not a database address. Write postgres://user:password@host:port/name',
    );
  try {
    return address ? await use(address) : await withLocalDatabase(folder, use);
  } catch (reason) {
    const where = address ? 'of LEADS_DATABASE_URL' : 'of the local database';
    return failWith(`The leads ${where} could not be read: ${explainDatabaseError(reason)}`);
  }
}

/** Uses the local stack's database; if the stack is not running, starts the database until `use` is done. */
async function withLocalDatabase(folder: string, use: UseDatabase): Promise<number> {
  const running = await findRunningStack(folder);
  if (running !== null) return use(running.databaseUrl);
  if (!existsSync(folder) || !existsSync((await findPostgres(folder)).data)) return use(null);

  const postgres = await startPostgres(folder, () => undefined);
  try {
    return await use(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** Prints why a command failed. Returns its exit code. */
export function failWith(sentence: string): 2 {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

function formatLeads(leads: readonly ListedLead[], content: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timeZoneOf(loadBusiness(content)),
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return leads.length === 0 ? 'No leads yet.' : leads.map((lead) => formatLead(lead, format)).join('\n\n');
}

function formatLead(lead: ListedLead, format: Intl.DateTimeFormat): string {
  const facts = [lead.projectType, lead.address, lead.formName, lead.pageTitle, lead.source]
    .filter(Boolean)
    .join(' | ');
  const lines = [
    `${format.format(new Date(lead.receivedAt))}  ${[lead.name, lead.phone, lead.email].filter(Boolean).join(', ')}  [${mailState(lead)}]`,
    ...(facts === '' ? [] : [`  ${facts}`]),
    ...lead.answers.map(({ question, answer }) => `  ${question} ${answer}`),
    ...lead.message.split(/\r\n|\r|\n/).map((line) => `  ${line}`),
  ];
  return lines.map((line) => line.replaceAll('\n', ' ')).join('\n');
}

/** What became of the owner's mail. */
function mailState({ mail, heldReason }: ListedLead): string {
  if (mail.state === 'held')
    return `held as suspected spam: ${heldReason && describeHeldReason(heldReason, { labels: mails })}`;
  if (mail.state === 'sent') return 'mailed';
  const tried = `tried ${mail.attempts} times: ${mail.lastError}`;
  if (mail.state === 'refused') return `mail refused for good, ${tried}`;
  return mail.lastError === null ? 'mail waits' : `mail waits, ${tried}`;
}
