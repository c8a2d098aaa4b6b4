import { formPages } from '../../pipeline/model/formFacts';
import { loadFolder } from '../../pipeline/model/load/loadFolder';
import { listContent } from '../../pipeline/source/listFolder';
import { findRunningStack } from '../stack/stackState';
import { CanaryError } from './liveForm';
import { sendCanary } from './sendCanary';

const USAGE = 'Usage: npm run canary -- [--seconds N] https://www.example.com/page-with-the-form';

/**
 * Sends a marked lead through a live page's form and waits until it is in `CANARY_DATABASE_URL`, or in the local stack.
 * Returns the exit code: 0 it arrived, 1 it did not, 2 it could not be sent.
 */
export async function runCanary(
  pages: readonly string[],
  seconds: number,
  content: string,
  folder: string,
): Promise<number> {
  const [page = ''] = pages;
  if (!isWebAddress(page) || pages.length !== 1 || !(seconds > 0)) return end(2, USAGE);

  const databaseUrl = process.env.CANARY_DATABASE_URL || (await findRunningStack(folder))?.databaseUrl;
  if (!databaseUrl) {
    return end(
      2,
      'There is no database to look into: set CANARY_DATABASE_URL, or run `npm start` for the local one.',
    );
  }
  try {
    await sendCanary({ page, seconds, databaseUrl, business: readBusiness(content) });
    return end(
      0,
      'Canary passed: the form works with and without JavaScript, one lead was stored and mailed, and it has been removed.',
    );
  } catch (reason) {
    if (!(reason instanceof CanaryError)) throw reason;
    return end(1, `The canary did not arrive: ${reason.message.replace(/\.$/, '')}.`);
  }
}

/** Who the canary says it is, and where a plain form must lead. */
function readBusiness(content: string) {
  const { entries } = loadFolder(listContent(content));
  const fields = entries.find(({ type }) => type === 'business')?.fields;
  return {
    ownerEmail: String(fields?.email ?? ''),
    phone: String(fields?.phone ?? ''),
    thanksPath: formPages.thanks,
  };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function end(code: 0 | 1 | 2, sentence: string): number {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  return code;
}
