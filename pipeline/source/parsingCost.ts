/** Why a text is refused before parsing: parsing it would take too long. `line` counts from 0. */
export interface Excess {
  ruleId: 'too-deep' | 'too-much';
  line: number;
  kind: 'run' | 'open-brackets' | 'brackets' | 'cells' | 'nesting' | 'fields' | 'text';
}

/** A fast prefilter: everything that matches `RUN` matches this too; normal text almost never does. */
const MAYBE_RUN = /[^a-z0-9\n]{100}/i;
/** Nested quotations and lists (the parser calls itself for each), and characters for which it takes quadratic time. */
const RUN =
  /(?:> ?){100}|(?:[-*+] ){100}|(?<![[\](){}])[[\](){}]{200}|(?<![`~*_!])[`~*_!]{1000}|(?<![^\S\n])[^\S\n]{1000}/;
const NESTED_ITEMS = /^\s*(?:- ){100}|(?<!\s)\s{1000}/;
const ENDS_IN_OPENING_BRACKET = /[[{]\s*$/;
const MAYBE_NESTED = /(?:[[{][^[{]*){100}/;
const QUOTED = /^\s*(?:- +)*(?:[^"'[{]*: +)?"(?:[^"\\]|\\.)*"\s*$/;
/** Parsing takes quadratic time in the depth of nested collections. */
const MAX_NESTING = 100;
/** Parsing takes quadratic time in the brackets of a paragraph and in the cells of a table row. */
const MAX_BRACKETS = 10_000;
const MAX_CELLS = 300;
const MAX_OPEN_BRACKETS = 50;

/** In units of about 40 microseconds: half a second. */
const MAX_COST = 12_000;
const COST = { line: 3, empty: 1, indent: 0.5, character: 2, slow: 6 };
/** The cost of each character that opens a block, and of each list item. */
const BLOCK_COST = { text: { marker: 10, item: 5 }, fields: { marker: 2, item: 2 } };
/** The parser searches the whole paragraph for the end of each `[`, `<` and backtick. */
const LETTERS_PER_UNIT = 1000;
/** The parser compares the `*`, `_` and `~` of a paragraph with each other. */
const STAR_PAIRS_PER_UNIT = 500;

const MARKUP = /[[\]<*_`~|@&\\,]/g;
const SLOW = /\[\^|:\/\/|www\./gi;
const INLINE_OPENER = /[[<`]/g;
const STAR = /[*_~]/g;
/** The characters before the first word of a line. */
const LEAD = /^[\s\d.)>*+=#_-]+/;
/** A quotation, a run of equal characters (heading, fence, underline), or the number of a list item. */
const BLOCK_MARKER = />|([-=#*+_])\1*|\d[.)]/g;
const ITEM = /^\s*(?:[-*+]|\d+[.)]) +[^\s>*+=#_-]/;
const ENDS_PARAGRAPH = /^ {0,3}(?:[-*+] +\S|#{1,6} )/;

export function excessInFields(lines: readonly string[]): Excess | undefined {
  let opened = 0;
  const nested = lines.findIndex((line) => {
    if (ENDS_IN_OPENING_BRACKET.test(line)) opened += 1;
    return opened > MAX_NESTING || NESTED_ITEMS.test(line) || isNestedDeeply(line);
  });
  if (nested >= 0) return { ruleId: 'too-deep', line: nested, kind: 'nesting' };
  const line = costlyLine(lines, 'fields');
  return line < 0 ? undefined : { ruleId: 'too-much', line, kind: 'fields' };
}

export function excessInText(text: string): Excess | undefined {
  const run = MAYBE_RUN.test(text) ? text.search(RUN) : -1;
  if (run >= 0) return { ruleId: 'too-deep', line: text.slice(0, run).split('\n').length - 1, kind: 'run' };
  const lines = text.split('\n');
  const overfull = overfullLine(lines);
  if (overfull) return { ruleId: 'too-deep', ...overfull };
  const line = costlyLine(lines, 'text');
  return line < 0 ? undefined : { ruleId: 'too-much', line, kind: 'text' };
}

/** Whether collections on a line are nested so deeply that the parser's stack could overflow. */
function isNestedDeeply(line: string): boolean {
  if (!MAYBE_NESTED.test(line) || QUOTED.test(line)) return false;
  const depths = depthsIn(line.replaceAll('{', '[').replaceAll('}', ']'));
  return depths.some((depth) => depth > MAX_NESTING);
}

/** The first line with too many brackets or cells. */
function overfullLine(lines: readonly string[]): Pick<Excess, 'line' | 'kind'> | undefined {
  let brackets = 0;
  let depth = 0;
  for (const [line, text] of lines.entries()) {
    if (text.trim() === '') {
      brackets = 0;
      depth = 0;
    }
    const depths = depthsIn(text, depth);
    depth = depths.at(-1) ?? depth;
    brackets += count(text, /\[/g);
    if (depths.some((each) => each > MAX_OPEN_BRACKETS)) return { line, kind: 'open-brackets' };
    if (brackets > MAX_BRACKETS) return { line, kind: 'brackets' };
    if (count(text, /\|/g) > MAX_CELLS) return { line, kind: 'cells' };
  }
  return undefined;
}

/** The number of open brackets after each bracket of a line. */
function depthsIn(line: string, before = 0): number[] {
  let open = before;
  return (line.match(/[[\]]/g) ?? []).map((bracket) => {
    open = bracket === '[' ? open + 1 : Math.max(0, open - 1);
    return open;
  });
}

/** The index of the line at which the cost exceeds the limit, or -1. */
function costlyLine(lines: readonly string[], kind: keyof typeof BLOCK_COST): number {
  let cost = 0;
  let paragraph = { openers: 0, stars: 0, letters: 0 };
  const paragraphCost = () =>
    kind === 'fields'
      ? 0
      : (paragraph.openers * paragraph.letters) / LETTERS_PER_UNIT +
        (paragraph.stars * paragraph.stars) / STAR_PAIRS_PER_UNIT;
  return lines.findIndex((line) => {
    const isEmpty = line.trim() === '';
    if (isEmpty || ENDS_PARAGRAPH.test(line)) {
      cost += paragraphCost();
      paragraph = { openers: 0, stars: 0, letters: 0 };
    }
    paragraph.openers += count(line, INLINE_OPENER);
    paragraph.stars += count(line, STAR);
    paragraph.letters += line.length;
    cost += isEmpty ? COST.empty : lineCost(line, kind);
    return cost + paragraphCost() > MAX_COST;
  });
}

function lineCost(line: string, kind: keyof typeof BLOCK_COST): number {
  const { marker, item } = BLOCK_COST[kind];
  const [lead = ''] = LEAD.exec(line) ?? [];
  const indent = lead.search(/\S|$/) * COST.indent;
  const opened = ITEM.test(line) ? item : count(lead, BLOCK_MARKER) * marker;
  return COST.line + indent + opened + count(line, MARKUP) * COST.character + count(line, SLOW) * COST.slow;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
