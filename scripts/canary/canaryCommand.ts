import { parseArgs } from 'node:util';
import { business } from '../../supabase/functions/submit-contact-form/business';
import { findRunningStack, stackFolder } from '../stack/stackState';
import { Failure } from './Failure';
import { sendCanary } from './sendCanary';

const usage = 'Usage: npm run canary -- [--seconds N] https://www.example.com/page-with-the-form';

interface Asked {
  readonly page: string;
  readonly seconds: number;
}

/** Undefined where the command was not understood. */
function readArguments(argv: readonly string[]): Asked | undefined {
  try {
    const options = { seconds: { type: 'string', default: '90' } } as const;
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options });
    const [page = '', ...more] = positionals;
    const seconds = Number(values.seconds);
    const understood = /^https?:$/.test(new URL(page).protocol) && more.length === 0 && seconds > 0;
    return understood ? { page, seconds } : undefined;
  } catch {
    return undefined;
  }
}

function end(code: 0 | 1 | 2, sentence: string): number {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  return code;
}

/**
 * `npm run canary`: sends a marked lead through a live page's form and sees it arrive in `CANARY_DATABASE_URL`, or in
 * the local stack. Answers the exit code: 0 it arrived, 1 it did not, 2 it could not be sent.
 */
export async function canary(argv: readonly string[], folder = stackFolder): Promise<number> {
  const asked = readArguments(argv);
  if (asked === undefined) return end(2, usage);

  const databaseUrl = process.env.CANARY_DATABASE_URL || (await findRunningStack(folder))?.databaseUrl;
  if (!databaseUrl) {
    return end(
      2,
      'There is no database to look into: set CANARY_DATABASE_URL, or run `npm start` for the local one.',
    );
  }
  try {
    await sendCanary({ ...asked, databaseUrl, business });
    return end(
      0,
      'The canary arrived: the form took it with and without scripts, one row, mailed. It is removed.',
    );
  } catch (reason) {
    if (!(reason instanceof Failure)) throw reason;
    return end(1, `The canary did not arrive: ${reason.message.replace(/\.$/, '')}.`);
  }
}
