import type { Text } from 'mdast';
import type { Finding } from './Finding';

const ADDRESS = String.raw`\/(?=$|[\s.,;])|\/[a-z][\w/-]*(?:#[\w-]+)?|(?:tel|mailto):[^\s,;]+`;
const ARROW = new RegExp(String.raw`(?:[-–—=]>|[→⇒➔])\s*(${ADDRESS})`);
const WHOLE = new RegExp(String.raw`^([\p{L}\p{N}{][^.!?;:|>→⇒➔\[\]\n]{0,60}?)\s*-?${ARROW.source}$`, 'u');

/** Links as fields have them, with an arrow, where a text needs them with brackets. */
export function* arrowFindings({ value, position }: Text, lines: readonly string[]): Generator<Finding> {
  if (!/[>→⇒➔]/.test(value)) return;
  const from = position?.start.line ?? 1;
  for (const [offset, words] of value.split('\n').entries()) {
    const [wrong, to = ''] = ARROW.exec(words) ?? [];
    if (!wrong) continue;
    const line = from + offset;
    const isInLink = lines[line - 1]?.includes('](');
    const [all, label, address] = (!isInLink && WHOLE.exec(words)) || [];
    const right = all && `[${label}](${address})`;
    const message = `An arrow makes no link in a text. Write the words in square brackets and the address in round ones: ${right ?? `[words](${to})`}`;
    yield { line, code: 'link-form', message, wrong: all ?? wrong, right };
  }
}
