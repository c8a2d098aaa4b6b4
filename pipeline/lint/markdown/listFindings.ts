import type { Finding } from './Finding';

interface ListSign {
  sign: RegExp;
  message: string;
  /** What stands in its place; `$&` is the sign itself. */
  right: string;
  /** What a line beside it must begin with, where one such line alone may be right. */
  beside?: RegExp;
}

const ENTRY = 'An entry of a list begins with a hyphen and a space.';
const NUMBERED = 'An entry of a numbered list begins with its number, a dot and a space.';
const ONE =
  'Without a hyphen these lines would be shown as one. Begin each of them with a hyphen and a space.';
const OTHER_NUMBER = 'A list that begins with another number than 1 needs an empty line above it.';

/** Signs that begin no entry of a list, with what was meant. One hyphen may be a signature: `-Tom`. */
const LIST_SIGNS: ListSign[] = [
  // The bullets of Word may come from a font of signs: as letters of nobody's alphabet, or as § and o.
  { sign: /^\s*[•●▪◦‣·\p{Co}]\s*(?=\S)/u, message: ENTRY, right: '- ' },
  { sign: /^\s*-(?=\p{L})/u, message: ENTRY, right: '- ', beside: /^\s*-/ },
  { sign: /^\s*--+\s+(?=\S)/, message: ENTRY, right: '  - ', beside: /^\s*-/ },
  { sign: /^\s*[-+]\u00a0\s*(?=\S)/, message: ENTRY, right: '- ' },
  { sign: /^\s*[–—]\s+(?=\S)/, message: ENTRY, right: '- ', beside: /^\s*[–—-]\s/ },
  { sign: /^\s*\*(?=\p{L})/u, message: ENTRY, right: '- ', beside: /^\s*(?:\*\p{L}|- )/u },
  { sign: /^\s*[§o]\s+(?=\p{L})/u, message: ENTRY, right: '- ', beside: /^\s*(?:- |[§o]\s)/ },
  {
    sign: /^\s*[\p{So}→»]\ufe0f?\s*(?=[\p{L}\p{N}])/u,
    message: ONE,
    right: '- $& ',
    beside: /^\s*(?:- )?[\p{So}→»]/u,
  },
  {
    sign: /^\s*\d\ufe0f?\u20e3\s*(?=\S)/,
    message: ONE,
    right: '- $& ',
    beside: /^\s*(?:- )?\d\ufe0f?\u20e3/,
  },
  {
    sign: /^\s*(?:\([a-h\d]\)|[a-h]\))\s+(?=\S)/i,
    message: ONE,
    right: '- $& ',
    beside: /^\s*(?:- )?(?:\([a-h\d]\)|[a-h]\))\s/i,
  },
  { sign: /^\s*\d{1,2}[.)](?=\p{Lu})/u, message: NUMBERED, right: '$& ' },
  { sign: /^\s*\d{1,2}[.)]\u00a0\s*(?=\p{L})/u, message: NUMBERED, right: '$& ' },
];
/** A quick look, since most paragraphs begin with a letter. */
const MAY_BEGIN_ENTRY = /^\s*(?:[^a-z\s]|o\s|[a-h]\))/i;
const NUMBER = /^\d{1,2}[.)] +(?=\S)/;
/** A line of which the next one stays parted. */
const BROKEN = /(?: {2,}|\\)$/;
/** The sign of a foot note among words, of which the note itself may begin with a star. */
const NOTED = /[^\s*]\*(?=[\s.,;:!?)]|$)/;

interface Text {
  lines: readonly string[];
  /** Whether it is the text of a page, where lines may be put in. */
  isPage: boolean;
}

/** Signs that were meant to begin the entries of a list. `lines` are those of a paragraph, which begins at `from` in its text. */
export function* listFindings(lines: readonly string[], from: number, text: Text): Generator<Finding> {
  if (!lines.some((line) => MAY_BEGIN_ENTRY.test(line))) return;
  const code = 'list-sign';
  const severity = 'warning' as const;
  for (const listSign of LIST_SIGNS) {
    const at = lines.findIndex((_line, index) => isMeant(listSign, lines, index));
    const [wrong] = listSign.sign.exec(lines[at] ?? '') ?? [];
    if (wrong === undefined || (wrong.trim() === '*' && text.lines.some((line) => NOTED.test(line))))
      continue;
    const right = listSign.right.replace('$&', wrong.trim());
    yield { line: from + at, code, message: listSign.message, wrong, right, severity };
  }
  const at = lines.findIndex(
    (line, index) => index > 0 && NUMBER.test(line) && NUMBER.test(lines[index + 1] ?? ''),
  );
  const [wrong] = NUMBER.exec(lines[at] ?? '') ?? [];
  const right = text.isPage ? `\n${wrong}` : undefined;
  if (wrong) yield { line: from + at, code, message: OTHER_NUMBER, wrong, right, severity };
}

function isMeant({ sign, beside }: ListSign, lines: readonly string[], index: number): boolean {
  if (!sign.test(lines[index] ?? '')) return false;
  if (!beside) return true;
  return (
    !lines.some((line) => BROKEN.test(line)) &&
    [lines[index - 1], lines[index + 1]].some((line) => beside.test(line ?? ''))
  );
}
