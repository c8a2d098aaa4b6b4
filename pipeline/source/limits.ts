/** Why a text is not parsed: it would take too long. `line` counts from 0. */
export interface Excess {
  ruleId: 'too-deep' | 'too-much';
  line: number;
  kind: 'run' | 'open-brackets' | 'brackets' | 'cells' | 'nesting' | 'fields' | 'text';
}

/** A quick test: every run matched by `RUN` also matches this, and hardly any normal text does. */
const CHARACTERS_ALONE = /[^a-z0-9\n]{100}/i;
const RUN =
  /(?:> ?){100}|(?:[-*+] ){100}|(?<![[\](){}])[[\](){}]{200}|(?<![`~*_!])[`~*_!]{1000}|(?<![^\S\n])[^\S\n]{1000}/;
const NESTED = /^\s*(?:- ){100}|(?<!\s)\s{1000}/;
const OPENS_COLLECTION = /[[{]\s*$/;
const NESTED_COLLECTIONS = /(?:[[{][^[{]*){100}/;
/** A line whose value is one text in quotation marks. */
const QUOTED = /^\s*(?:- +)*(?:[^"'[{]*: +)?"(?:[^"\\]|\\.)*"\s*$/;
/** Nested collections take quadratic time. */
const MAX_NESTING = 100;
/** Brackets in a paragraph and cells in a row take quadratic time. */
const MAX_BRACKETS = 10_000;
const MAX_CELLS = 300;
const MAX_OPEN_BRACKETS = 50;

/** The cost of parsing, in units of about 40 microseconds. The maximum is half a second. */
const MAX_COST = 12_000;
const COST = { line: 3, empty: 1, indent: 0.5, character: 2, slow: 6 };
/**
 * What costs differ in: a character that opens a block of Markdown is only an entry of a list in front matter. From some
 * characters on the parser looks for their end through the whole paragraph: so many letters cost one unit; and it compares
 * the stars of one paragraph with each other: so many pairs cost one.
 */
const KINDS = {
  text: { opening: 10, item: 5, lookedThrough: 1000, compared: 500 },
  fields: {
    opening: 2,
    item: 2,
    lookedThrough: Number.POSITIVE_INFINITY,
    compared: Number.POSITIVE_INFINITY,
  },
};

const MARKUP = /[[\]<*_`~|@&\\,]/g;
const SLOW = /\[\^|:\/\/|www\./gi;
const SEEKS_END = /[[<`]/g;
const STAR = /[*_~]/g;
const LEAD = /^[\s\d.)>*+=#_-]+/;
const OPENS = />|([-=#*+_])\1*|\d[.)]/g;
const ITEM = /^\s*(?:[-*+]|\d+[.)]) +[^\s>*+=#_-]/;
const ENDS_PARAGRAPH = /^ {0,3}(?:[-*+] +\S|#{1,6} )/;

/** Why front matter is not parsed, or nothing. */
export function excessInFields(lines: readonly string[]): Excess | undefined {
  let open = 0;
  const nested = lines.findIndex((line) => {
    if (OPENS_COLLECTION.test(line)) open += 1;
    return open > MAX_NESTING || NESTED.test(line) || isNestedDeeply(line);
  });
  if (nested >= 0) return { ruleId: 'too-deep', line: nested, kind: 'nesting' };
  const line = costlyLine(lines, 'fields');
  return line < 0 ? undefined : { ruleId: 'too-much', line, kind: 'fields' };
}

/** Why a text is not parsed as Markdown, or nothing. */
export function excessInText(text: string): Excess | undefined {
  const run = CHARACTERS_ALONE.test(text) ? text.search(RUN) : -1;
  if (run >= 0) return { ruleId: 'too-deep', line: text.slice(0, run).split('\n').length - 1, kind: 'run' };
  const lines = text.split('\n');
  const pairs = pairsIn(lines);
  if (pairs) return { ruleId: 'too-deep', ...pairs };
  const line = costlyLine(lines, 'text');
  return line < 0 ? undefined : { ruleId: 'too-much', line, kind: 'text' };
}

/** Whether a line opens collections so deeply in one another that the parser's stack could overflow. */
function isNestedDeeply(line: string): boolean {
  if (!NESTED_COLLECTIONS.test(line) || QUOTED.test(line)) return false;
  let open = 0;
  return (line.match(/[[\]{}]/g) ?? []).some((bracket) => {
    open = /[[{]/.test(bracket) ? open + 1 : Math.max(0, open - 1);
    return open > MAX_NESTING;
  });
}

function pairsIn(lines: readonly string[]): Pick<Excess, 'line' | 'kind'> | undefined {
  let brackets = 0;
  let open = 0;
  for (const [line, text] of lines.entries()) {
    const isEmpty = text.trim() === '';
    brackets = isEmpty ? 0 : brackets + count(text, /\[/g);
    open = isEmpty ? 0 : openAfter(text, open);
    if (open > MAX_OPEN_BRACKETS) return { line, kind: 'open-brackets' };
    if (brackets > MAX_BRACKETS) return { line, kind: 'brackets' };
    if (count(text, /\|/g) > MAX_CELLS) return { line, kind: 'cells' };
  }
  return undefined;
}

/** How many brackets are open behind a line; it stops counting above the limit. */
function openAfter(line: string, before: number): number {
  if (before === 0 && !line.includes('[')) return 0;
  let open = before;
  for (const bracket of line.match(/[[\]]/g) ?? []) {
    open = bracket === '[' ? open + 1 : Math.max(0, open - 1);
    if (open > MAX_OPEN_BRACKETS) return open;
  }
  return open;
}

/** The line, from 0, at which the cost exceeds the limit, or -1. Plain text never does. */
function costlyLine(lines: readonly string[], kind: keyof typeof KINDS): number {
  const { lookedThrough, compared } = KINDS[kind];
  let cost = 0;
  let paragraph = { seeking: 0, stars: 0, letters: 0 };
  const paragraphCost = () =>
    (paragraph.seeking * paragraph.letters) / lookedThrough + (paragraph.stars * paragraph.stars) / compared;
  return lines.findIndex((line) => {
    const isEmpty = line.trim() === '';
    if (isEmpty || ENDS_PARAGRAPH.test(line)) {
      cost += paragraphCost();
      paragraph = { seeking: 0, stars: 0, letters: 0 };
    }
    paragraph.seeking += count(line, SEEKS_END);
    paragraph.stars += count(line, STAR);
    paragraph.letters += line.length;
    cost += isEmpty ? COST.empty : lineCost(line, kind);
    return cost + paragraphCost() > MAX_COST;
  });
}

function lineCost(line: string, kind: keyof typeof KINDS): number {
  const { opening, item } = KINDS[kind];
  const [lead = ''] = LEAD.exec(line) ?? [];
  const indent = lead.search(/\S|$/) * COST.indent;
  const opened = ITEM.test(line) ? item : count(lead, OPENS) * opening;
  return COST.line + indent + opened + count(line, MARKUP) * COST.character + count(line, SLOW) * COST.slow;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
