import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';

/** Long novels are smaller; what is larger was put here by accident, or to do harm. */
const MAX_BYTES = 500_000;

/** Why a file has no text: it is larger than it may be, or its bytes are not UTF-8. */
export type Unreadable = { ruleId: 'too-large'; size: number } | { ruleId: 'not-text'; bytes: Buffer };

/** The text of a file, or why it has none. A file that is too large is not opened. */
export function readFile(path: string): string | Unreadable {
  const { size } = statSync(path);
  if (size > MAX_BYTES) return { ruleId: 'too-large', size };
  const bytes = readFileSync(path);
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString('utf8') : { ruleId: 'not-text', bytes };
}
