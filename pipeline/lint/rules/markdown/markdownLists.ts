import { lineOf, type MarkdownText, sourceLines } from '../../MarkdownText';
import { type Former, type Report, rule } from '../../rule';

/** Entries of lists in a text that do not begin as entries do, so that they are shown as running text. */
export function checkEntries(text: MarkdownText, report: Report): void {
  for (const paragraph of text.nodes.paragraph) {
    const above = lineOf(paragraph);
    for (const list of findLists(sourceLines(paragraph, text.lines), text))
      for (const [index, { line, ...finding }] of list.entries()) {
        const covers = index === 0 ? list.slice(1).map((entry) => above + entry.line) : undefined;
        report({ ...finding, line: above + line, severity: 'warning', covers });
      }
  }
}

interface EntryStart {
  start: RegExp;
  reason: string;
  /** The correct beginning of the item; `$&` is the current one. */
  expected: string;
  /** What a neighboring line must begin with, if one such line alone may be right. */
  beside?: RegExp;
}

const ENTRY = 'An entry of a list begins with a hyphen and a space.';
const NUMBERED = 'An entry of a numbered list begins with its number, a dot and a space.';
const ONE_LINE =
  'Without a hyphen these lines would be shown as one. Begin each of them with a hyphen and a space.';
const OTHER_NUMBER = 'A list that does not begin with 1 needs an empty line above it.';

/** Wrong beginnings of list items. A single hyphen may be a signature: `-Tom`. */
const ENTRY_STARTS: EntryStart[] = [
  // Word's bullets may come from a symbol font: as private characters, or as § and o.
  { start: /^\s*[•●▪◦‣·\p{Co}]\s*(?=\S)/u, reason: ENTRY, expected: '- ' },
  { start: /^\s*-(?=\p{L})/u, reason: ENTRY, expected: '- ', beside: /^\s*-/ },
  { start: /^\s*--+\s+(?=\S)/, reason: ENTRY, expected: '  - ', beside: /^\s*-/ },
  { start: /^\s*[-+]\u00a0\s*(?=\S)/, reason: ENTRY, expected: '- ' },
  { start: /^\s*[–—]\s+(?=\S)/, reason: ENTRY, expected: '- ', beside: /^\s*[–—-]\s/ },
  { start: /^\s*\*(?=\p{L})/u, reason: ENTRY, expected: '- ', beside: /^\s*(?:\*\p{L}|- )/u },
  { start: /^\s*[§o]\s+(?=\p{L})/u, reason: ENTRY, expected: '- ', beside: /^\s*(?:- |[§o]\s)/ },
  {
    start: /^\s*[\p{So}→»]\ufe0f?\s*(?=[\p{L}\p{N}])/u,
    reason: ONE_LINE,
    expected: '- $& ',
    beside: /^\s*(?:- )?[\p{So}→»]/u,
  },
  {
    start: /^\s*\d\ufe0f?\u20e3\s*(?=\S)/,
    reason: ONE_LINE,
    expected: '- $& ',
    beside: /^\s*(?:- )?\d\ufe0f?\u20e3/,
  },
  {
    start: /^\s*(?:\([a-h\d]\)|[a-h]\))\s+(?=\S)/i,
    reason: ONE_LINE,
    expected: '- $& ',
    beside: /^\s*(?:- )?(?:\([a-h\d]\)|[a-h]\))\s/i,
  },
  { start: /^\s*\d{1,2}[.)](?=\p{Lu})/u, reason: NUMBERED, expected: '$& ' },
  { start: /^\s*\d{1,2}[.)]\u00a0\s*(?=\p{L})/u, reason: NUMBERED, expected: '$& ' },
];
/** Most paragraphs begin with a letter. */
const MAY_BEGIN_ENTRY = /^\s*(?:[^a-z\s]|o\s|[a-h]\))/i;
const NUMBER = /^\d{1,2}[.)] +(?=\S)/;
/** A line after which the next one stays separate. */
const BROKEN = /(?: {2,}|\\)$/;
/** The asterisk of a footnote; the note itself may begin with one too. */
const FOOTNOTE_STAR = /[^\s*]\*(?=[\s.,;:!?)]|$)/;

type EntryFinding = Former & { line: number };

/** What should begin the entries of lists in the lines of a paragraph, a list for each kind; `line` counts from 0. */
function findLists(lines: readonly string[], text: MarkdownText): EntryFinding[][] {
  if (!lines.some((line) => MAY_BEGIN_ENTRY.test(line))) return [];
  const found = ENTRY_STARTS.map((entry) =>
    lines.flatMap((each, line) => {
      if (!isEntry(entry, lines, line)) return [];
      const [actual = ''] = entry.start.exec(each) ?? [];
      if (actual.trim() === '*' && hasFootnote(text)) return [];
      return [{ line, reason: entry.reason, actual, expected: entry.expected.replace('$&', actual.trim()) }];
    }),
  ).filter((list) => list.length > 0);
  const line = lines.findIndex(
    (each, index) => index > 0 && NUMBER.test(each) && NUMBER.test(lines[index + 1] ?? ''),
  );
  const [actual] = NUMBER.exec(lines[line] ?? '') ?? [];
  if (!actual) return found;
  return [
    ...found,
    [{ line, reason: OTHER_NUMBER, actual, expected: text.isPage ? `\n${actual}` : undefined }],
  ];
}

const hasFootnote = ({ lines }: MarkdownText) => lines.some((line) => FOOTNOTE_STAR.test(line));

function isEntry({ start, beside }: EntryStart, lines: readonly string[], index: number): boolean {
  if (!start.test(lines[index] ?? '')) return false;
  if (!beside) return true;
  return (
    !lines.some((line) => BROKEN.test(line)) &&
    [lines[index - 1], lines[index + 1]].some((line) => beside.test(line ?? ''))
  );
}

/** Shorter than lines that are wrapped because of their length. */
const SHORT_LINE = 50;
const BEGINS_ANEW = /^[\p{Lu}\d]/u;
/** The end of a sentence, or what keeps the next line separate. */
const ENDS = /[.!?…](?:\s*$)| {2,}$|\\$/;

export const linesRun = rule({
  id: 'lines-run',
  on: 'markdown',
  severity: 'warning',
  message:
    'These lines would be shown as one. Put an empty line between them, or begin each with a hyphen and a space.',
  check(text, report) {
    for (const paragraph of text.nodes.paragraph) {
      const lines = sourceLines(paragraph, text.lines);
      if (!isRun(lines) || findLists(lines, text).length > 0) continue;
      report({ line: lineOf(paragraph) });
    }
  },
});

/** Three short lines or more, of which none ends a sentence before the last. */
function isRun(lines: readonly string[]): boolean {
  if (lines.length < 3 || lines.slice(0, -1).some((line) => ENDS.test(line))) return false;
  return lines.every((line) => line.length < SHORT_LINE && BEGINS_ANEW.test(line));
}
