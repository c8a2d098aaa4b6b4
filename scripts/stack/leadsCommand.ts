import { parseArgs } from 'node:util';
import { formatLeads } from './formatLeads';
import { type ListedLead, readLeads } from './readLeads';
import { stackFolder } from './stackFolder';
import { withLocalDatabase } from './withLocalDatabase';

const usage = 'Usage: npm run leads [-- --format text|json]';

function readFormat(argv: readonly string[]): 'text' | 'json' {
  const { values } = parseArgs({ args: [...argv], options: { format: { type: 'string', default: 'text' } } });
  if (values.format !== 'text' && values.format !== 'json') throw new Error(usage);
  return values.format;
}

function allLeads(folder: string): Promise<ListedLead[]> {
  const remote = process.env.LEADS_DATABASE_URL;
  if (remote !== undefined && remote !== '') return readLeads(remote);
  return withLocalDatabase(folder, async (url) => (url === null ? [] : await readLeads(url)));
}

/**
 * `npm run leads`: prints the leads of `LEADS_DATABASE_URL`, or of the local stack's data in `folder`. Answers the exit
 * code: 0, or 2 when they could not be read.
 */
export async function leads(argv: readonly string[], folder = stackFolder): Promise<number> {
  try {
    const format = readFormat(argv);
    const found = await allLeads(folder);
    process.stdout.write(`${format === 'json' ? JSON.stringify(found, null, 2) : formatLeads(found)}\n`);
    return 0;
  } catch (error) {
    const words = error instanceof Error ? error.message || error.name : String(error);
    process.stderr.write(`The leads could not be read: ${words}\n`);
    return 2;
  }
}
