import { needsQuotes } from './needsQuotes';
import { otherSigns } from './otherSigns';
import { parseFront } from './parseFront';
import { PICTURE_NAME } from './pictureName';
import { partsOf, quotedLine } from './quotedLine';
import type { Repair } from './Repair';

const CURLY = 'The marks round this text are curly ones, which mean nothing here. Use straight ones: "';
export const NEEDS_SPACE = 'After the colon of a name there must be a space.';
const PICTURE_WITHOUT_SPACE = new RegExp(String.raw`^(${PICTURE_NAME}:)([^\s:].*)$`, 'i');
const SIGN = 'An entry of a list begins with a hyphen and a space.';

/** What may be wrong inside one line. */
export function* lineRepairs(
  front: readonly string[],
  index: number,
  names: ReadonlySet<string>,
): Generator<Repair> {
  const line = front[index] ?? '';
  const repair = (code: string, message: string, text: string): Repair => ({ index, text, code, message });
  yield* otherSigns(front, index, repair, names);
  const { before, value } = partsOf(line);
  const curly = /^[“”„"](.*)[“”"]$/.exec(value);
  if (curly && /[“”„]/.test(value))
    yield repair('quote-curly', CURLY, `${before}"${String(curly[1]).replace(/(["\\])/g, '\\$1')}"`);
  const quoted = quotedLine(line);
  if (quoted && isFaulty(line)) {
    yield { index, text: quoted, ...needsQuotes(0, quoted, line) };
  }
  const sign = /^(\s*)(?:[*+•·–—]|\d{1,2}[.)])\s+(\S.*)$/.exec(line);
  if (sign) yield repair('list-sign', SIGN, `${sign[1]}- ${sign[2]}`);
  const spaced = /^(\s*(?:- +)?[a-z]\w*:)([^\s:/].*)$/.exec(line) ?? PICTURE_WITHOUT_SPACE.exec(line);
  if (spaced) yield repair('needs-space', NEEDS_SPACE, `${spaced[1]} ${spaced[2]}`);
  yield* colonRepairs(line, repair, names);
}

function* colonRepairs(
  line: string,
  repair: (code: string, message: string, text: string) => Repair,
  names: ReadonlySet<string>,
): Generator<Repair> {
  const [, before = '', word = '', , rest = ''] =
    /^(\s*(?:- +)?)([a-z]\w*)(\s*(?:[=;：…]|\.{2,}|\s[-–—]>?\s)\s*|\s+|$)(.*)$/i.exec(line) ?? [];
  if (!word || /^\s*:/.test(rest)) return;
  const known = names.has(word) ? word : word[0]?.toLowerCase() + word.slice(1);
  const isMeant = names.has(known) || /^\s*(?:- +)?[a-z]\w*\s*[=：]/.test(line);
  if (!isMeant) return;
  const name = names.has(known) ? known : word;
  const message = rest
    ? `A colon and a space are missing behind “${name}”.`
    : `A colon is missing behind “${name}”.`;
  const text = `${before}${name}:${rest ? ` ${rest}` : ''}`;
  yield { ...repair('needs-colon', message, text), column: before.length + 1 };
}

/** Whether the line cannot be read even alone. */
function isFaulty(line: string): boolean {
  return parseFront(line.trim()).fault !== undefined;
}
