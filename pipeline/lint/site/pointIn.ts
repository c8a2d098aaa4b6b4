import { lastOf } from './lastOf';

/** What a finding is about where it names no words. */
const SIGNS: Record<string, RegExp> = { html: /<[/!a-z]/i, 'link-form': /\[/ };

/** Where on a line, counted from 0, a finding points; -1 where nothing of it stands there. */
export function pointIn(line: string, { code, wrong }: { code: string; wrong?: string }): number {
  if (wrong) return line.includes(wrong) ? lastOf(wrong, line) : -1;
  const sign = SIGNS[code];
  return sign ? line.search(sign) : -1;
}
