import type { Finding } from './Finding';

/** Shorter than lines that an editor or a person breaks for their length. */
const SHORT = 50;
const BEGINS = /^[\p{Lu}\d]/u;
/** The end of a sentence, or what keeps the next line parted. */
const ENDS = /[.!?…](?:\s*$)| {2,}$|\\$/;

/** Three short lines or more, an address or opening hours, that a text would show as one. */
export function runningLines(lines: readonly string[], line: number): Finding | undefined {
  if (lines.length < 3 || !lines.every((each) => each.length < SHORT && BEGINS.test(each))) return undefined;
  if (lines.slice(0, -1).some((each) => ENDS.test(each))) return undefined;
  const message =
    'These lines would be shown as one. Put an empty line between them, or begin each with a hyphen and a space.';
  return { line, code: 'lines-run', message, severity: 'warning' };
}
