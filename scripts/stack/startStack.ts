import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { applyMigrations, functionPassword } from './applyMigrations';
import type { Kept } from './keepRunning';
import { stackState } from './stackState';
import { startFunction } from './startFunction';
import { type MailSink, startMailSink } from './startMailSink';
import { startPostgres } from './startPostgres';
import { startSweep } from './startSweep';
import { takeFolder } from './takeFolder';

/** Where the stack keeps its data, who hears of it, and which site it serves. */
export interface StackOptions {
  readonly folder: string;
  readonly log: (line: string) => void;
  /** The origin that plain forms are sent back to; without it, the host that was asked. */
  readonly siteOrigin?: string;
  /** Settings of the function to change (docs/deploy.md). */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The running lead path. */
export interface Stack {
  /** `http://127.0.0.1:PORT`, the function's root: it answers at `/submit-contact-form` and `/functions/v1/submit-contact-form`. */
  readonly functionUrl: string;
  /** The superuser's address. */
  readonly databaseUrl: string;
  readonly mailFolder: string;
  readonly parts: { readonly postgres: Kept; readonly edgeFunction: Kept; readonly mailSink: MailSink };
  /** Ends every part; may be called twice. */
  stop(): Promise<void>;
}

function functionSettings(options: StackOptions, databaseUrl: string, smtpUrl: string, sweepSecret: string) {
  const database = new URL(databaseUrl);
  database.username = 'lead_form';
  database.password = functionPassword;
  return {
    LEAD_FORM_DATABASE_URL: database.href,
    SITE_URL: options.siteOrigin ?? '',
    ALLOWED_ORIGINS: [options.siteOrigin, 'http://localhost:*', 'http://127.0.0.1:*']
      .filter(Boolean)
      .join(','),
    SMTP_URL: smtpUrl,
    MAIL_RETRY_SECONDS: '1',
    MAIL_LEASE_SECONDS: '10',
    DIGEST: 'no',
    SWEEP_SECRET: sweepSecret,
    ...options.environment,
  };
}

/** Starts Postgres, the mail sink and the edge function on free ports, with the data that `folder` has. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const folder = resolve(options.folder);
  const mailFolder = join(folder, 'mails');
  const { log } = options;
  const ends: (() => Promise<void> | void)[] = [];
  let stopped: Promise<void> | null = null;

  async function end(): Promise<void> {
    for (const step of ends.toReversed()) await step();
  }
  function stop(): Promise<void> {
    stopped ??= end();
    return stopped;
  }

  await takeFolder(folder);
  try {
    const [postgres, mailSink] = await Promise.all([
      startPostgres(folder, log),
      startMailSink(mailFolder, log),
    ]);
    ends.push(postgres.stop, mailSink.stop);
    await applyMigrations(postgres.url);

    const secret = options.environment?.SWEEP_SECRET ?? randomUUID();
    const environment = functionSettings(options, postgres.url, mailSink.url, secret);
    const edgeFunction = await startFunction({ folder, environment, log });
    ends.push(edgeFunction.stop, startSweep(edgeFunction.url, secret, 2).stop, () =>
      stackState.remove(folder),
    );
    stackState.write(folder, {
      pid: process.pid,
      functionUrl: edgeFunction.url,
      databaseUrl: postgres.url,
    });
    return {
      functionUrl: edgeFunction.url,
      databaseUrl: postgres.url,
      mailFolder,
      parts: { postgres, edgeFunction, mailSink },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
