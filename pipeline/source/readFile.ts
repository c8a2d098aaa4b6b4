import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';

/** More than a long novel: a larger file is an accident or an attack. */
const MAX_BYTES = 500_000;

export type Unreadable = { ruleId: 'too-large'; size: number } | { ruleId: 'not-text'; bytes: Buffer };

/** The text of a file, or why it cannot be read as UTF-8 text. */
export function readFile(path: string): string | Unreadable {
  const { size } = statSync(path);
  if (size > MAX_BYTES) return { ruleId: 'too-large', size };
  const bytes = readFileSync(path);
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString('utf8') : { ruleId: 'not-text', bytes };
}
