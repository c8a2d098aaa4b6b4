import { parseArgs } from 'node:util';
import { explainDatabaseError } from './explainDatabaseError';
import { formatLeads } from './formatLeads';
import { type ListedLead, readLeads } from './readLeads';
import { stackFolder } from './stackFolder';
import { withLocalDatabase } from './withLocalDatabase';

const usage = 'Usage: npm run leads [-- --format text|json]';

/** The format asked for, or undefined where the command was not understood. */
function readFormat(argv: readonly string[]): 'text' | 'json' | undefined {
  try {
    const { values } = parseArgs({ args: [...argv], options: { format: { type: 'string' } } });
    const { format = 'text' } = values;
    return format === 'text' || format === 'json' ? format : undefined;
  } catch {
    return undefined;
  }
}

function refuse(sentence: string): 2 {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

async function findLeads(address: string | undefined, folder: string): Promise<readonly ListedLead[]> {
  if (address) return readLeads(address);
  return withLocalDatabase(folder, async (url) => (url === null ? [] : await readLeads(url)));
}

/**
 * `npm run leads`: prints the leads of `LEADS_DATABASE_URL`, or of the local stack's data in `folder`. Answers the exit
 * code: 0, or 2 when they could not be read.
 */
export async function leads(argv: readonly string[], folder = stackFolder): Promise<number> {
  const format = readFormat(argv);
  if (format === undefined) return refuse(usage);

  const address = process.env.LEADS_DATABASE_URL;
  if (address && !/^postgres(ql)?:\/\/[^/]/.test(address)) {
    return refuse(
      'LEADS_DATABASE_URL is no address of a database: write postgres://user:password@host:port/name',
    );
  }
  try {
    const found = await findLeads(address, folder);
    process.stdout.write(`${format === 'json' ? JSON.stringify(found, null, 2) : formatLeads(found)}\n`);
    return 0;
  } catch (reason) {
    const where = address ? 'of LEADS_DATABASE_URL' : 'of the local database';
    return refuse(`The leads ${where} could not be read: ${explainDatabaseError(reason)}`);
  }
}
