import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Business } from '../../supabase/functions/submit-contact-form/business';
import { applyMigrations, FUNCTION_PASSWORD } from './applyMigrations';
import { findRunningStack, removeStackState, writeStackState } from './stackState';
import { startFunction, writeImportMap } from './startFunction';
import { startMailSink } from './startMailSink';
import { startPostgres } from './startPostgres';

/** Seconds between two sweeps of the outbox. */
const SWEEP_INTERVAL = 2;

interface StackOptions {
  readonly folder: string;
  readonly business: Business;
  readonly log: (line: string) => void;
  /** The origin that plain forms are sent back to; without it, the host that was asked. */
  readonly siteOrigin?: string;
  /** Settings of the function to change (docs/deploy.md). */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The running lead path. */
export type Stack = Awaited<ReturnType<typeof startStack>>;

/** Starts Postgres, the mail sink and the edge function on free ports, with the data that `folder` has. */
export async function startStack(options: StackOptions) {
  const folder = resolve(options.folder);
  const mailFolder = join(folder, 'mails');
  const { log } = options;
  const ends: (() => Promise<void> | void)[] = [];
  let stopped: Promise<void> | null = null;

  const stopParts = async () => {
    for (const end of ends.toReversed()) await end();
  };
  const stop = () => {
    stopped ??= stopParts();
    return stopped;
  };

  await claimFolder(folder);
  try {
    const [postgres, mailSink] = await Promise.all([
      startPostgres(folder, log),
      startMailSink(mailFolder, log),
    ]);
    ends.push(postgres.stop, mailSink.stop);
    await applyMigrations(postgres.url);

    const secret = options.environment?.SWEEP_SECRET ?? randomUUID();
    const environment = functionSettings(options, postgres.url, mailSink.url, secret);
    const importMap = writeImportMap(folder, options.business);
    const edgeFunction = await startFunction({ folder, environment, importMap, log });
    ends.push(edgeFunction.stop, startSweep(edgeFunction.url, secret), () => removeStackState(folder));
    // The function answers at `/submit-contact-form` and `/functions/v1/submit-contact-form`, the database to its superuser.
    const addresses = { functionUrl: edgeFunction.url, databaseUrl: postgres.url };
    writeStackState(folder, { pid: process.pid, ...addresses });
    return { ...addresses, mailFolder, parts: { postgres, edgeFunction, mailSink }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes the folder ready for this run. Throws when another run is using it. */
async function claimFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // It holds personal data, and the repository of a site may not ignore it.
  writeFileSync(join(folder, '.gitignore'), '*\n');
  const running = await findRunningStack(folder);
  if (running !== null) {
    throw new Error(
      `another one already runs (process ${running.pid}): stop that one, or give this one a folder of its own with LOCAL_STACK_FOLDER.`,
    );
  }
  removeStackState(folder);
}

function functionSettings(options: StackOptions, databaseUrl: string, smtpUrl: string, sweepSecret: string) {
  const database = new URL(databaseUrl);
  database.username = 'lead_form';
  database.password = FUNCTION_PASSWORD;
  return {
    LEAD_FORM_DATABASE_URL: database.href,
    SITE_URL: options.siteOrigin ?? '',
    ALLOWED_ORIGINS: [options.siteOrigin, 'http://localhost:*', 'http://127.0.0.1:*']
      .filter(Boolean)
      .join(','),
    SMTP_URL: smtpUrl,
    MAILS_PER_SECOND: '0',
    MAIL_RETRY_SECONDS: '1',
    MAIL_LEASE_SECONDS: '10',
    DIGEST: 'no',
    SWEEP_SECRET: sweepSecret,
    ...options.environment,
  };
}

/** Posts to the function's `/deliver-mail`, as the schedule does where it is hosted, until the returned function is called. */
function startSweep(functionUrl: string, secret: string): () => void {
  const sweep = () =>
    void fetch(`${functionUrl}/submit-contact-form/deliver-mail`, {
      method: 'POST',
      headers: { 'x-sweep-secret': secret },
      signal: AbortSignal.timeout(30_000),
    })
      .then((response) => response.text())
      .catch(() => undefined);
  const timer = setInterval(sweep, SWEEP_INTERVAL * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
