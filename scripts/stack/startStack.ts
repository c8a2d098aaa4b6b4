import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Business } from '../../supabase/functions/submit-contact-form/business';
import { applyMigrations, FUNCTION_PASSWORD } from './applyMigrations';
import { findRunningStack, removeStackState, writeStackState } from './stackState';
import { startFunction, writeImportMap } from './startFunction';
import { startMailSink } from './startMailSink';
import { startPostgres } from './startPostgres';

/** Seconds between two requests of the schedule; hosted, it is a minute. */
const SCHEDULE_INTERVAL = 2;

interface StackOptions {
  readonly folder: string;
  readonly business: Business;
  readonly log: (line: string) => void;
  /** The origin to which forms sent without JavaScript are redirected; missing for the host of the request. */
  readonly siteOrigin?: string;
  /** Settings of the function that differ from `functionSettings`. */
  readonly environment?: Readonly<Record<string, string>>;
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

/** Starts what the form needs: Postgres, a mail sink and the edge function, with their data in `folder`. Rejects if a stack runs there already. */
export async function startStack(options: StackOptions) {
  const folder = resolve(options.folder);
  const mailFolder = join(folder, 'mails');
  const { log } = options;
  const shutdowns: (() => Promise<void> | void)[] = [];
  let stopped: Promise<void> | null = null;

  const shutDownAll = async () => {
    for (const shutDown of shutdowns.toReversed()) await shutDown();
  };
  const stop = () => {
    stopped ??= shutDownAll();
    return stopped;
  };

  await claimFolder(folder);
  try {
    const [postgres, mailSink] = await Promise.all([startPostgres(folder, log), startMailSink(mailFolder)]);
    shutdowns.push(postgres.stop, mailSink.stop);
    await applyMigrations(postgres.url);

    const environment = functionSettings(options, postgres.url, mailSink.url);
    const importMap = writeImportMap(folder, options.business);
    const edgeFunction = await startFunction({ folder, environment, importMap, log });
    const stopSchedule = startSchedule(edgeFunction.url, environment.SCHEDULE_SECRET);
    shutdowns.push(edgeFunction.stop, stopSchedule, () => removeStackState(folder));
    // The function answers at `/submit-contact-form` and `/functions/v1/submit-contact-form`; `databaseUrl` is the superuser's.
    const addresses = { functionUrl: edgeFunction.url, databaseUrl: postgres.url };
    writeStackState(folder, { pid: process.pid, ...addresses });
    return { ...addresses, mailFolder, parts: { postgres, edgeFunction, mailSink }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Prepares the folder. Throws if another run uses it. */
async function claimFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // The folder has personal data, and the site's repository may not ignore it.
  writeFileSync(join(folder, '.gitignore'), '*\n');
  const running = await findRunningStack(folder);
  if (running !== null) {
    throw new Error(
      `another one already runs (process ${running.pid}): stop that one, or give this one a folder of its own with LOCAL_STACK_FOLDER.`,
    );
  }
  removeStackState(folder);
}

/** The function's settings on the local stack (docs/deploy.md). */
function functionSettings({ siteOrigin, environment }: StackOptions, databaseUrl: string, mailUrl: string) {
  const database = new URL(databaseUrl);
  database.username = 'lead_form';
  database.password = FUNCTION_PASSWORD;
  return {
    LEAD_FORM_DATABASE_URL: database.href,
    SITE_URL: siteOrigin ?? '',
    ALLOWED_ORIGINS: `${siteOrigin ?? ''},http://localhost:*,http://127.0.0.1:*`,
    MAIL_API_URL: mailUrl,
    MAIL_API_KEY: 'local',
    MAILS_PER_SECOND: '0',
    MAIL_RETRY_SECONDS: '1',
    MAIL_LEASE_SECONDS: '10',
    DIGEST: 'no',
    SCHEDULE_SECRET: randomUUID(),
    ...environment,
  };
}

/** Posts to the function's `/deliver-mail`, like the schedule of a hosted project. Returns the function that stops it. */
function startSchedule(functionUrl: string, secret: string): () => void {
  const request = () =>
    void fetch(`${functionUrl}/submit-contact-form/deliver-mail`, {
      method: 'POST',
      headers: { 'x-schedule-secret': secret },
      signal: AbortSignal.timeout(30_000),
    })
      .then((response) => response.text())
      .catch(() => undefined);
  const timer = setInterval(request, SCHEDULE_INTERVAL * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
