/** Why a text is refused before parsing: parsing it would take too long. `line` counts from 0. */
export interface Excess {
  ruleId: 'too-deep' | 'too-much';
  line: number;
  kind: 'run' | 'open-brackets' | 'brackets' | 'cells' | 'nesting' | 'fields' | 'text';
}

/** A fast prefilter: everything that matches `RUN` matches this too; normal text almost never does. */
const MAYBE_RUN = /[^a-z0-9\n]{100}/i;
const RUN =
  /(?:> ?){100}|(?:[-*+] ){100}|(?<![[\](){}])[[\](){}]{200}|(?<![`~*_!])[`~*_!]{1000}|(?<![^\S\n])[^\S\n]{1000}/;
const NESTED = /^\s*(?:- ){100}|(?<!\s)\s{1000}/;
const OPENS_COLLECTION = /[[{]\s*$/;
const NESTED_COLLECTIONS = /(?:[[{][^[{]*){100}/;
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
/**
 * Weights for Markdown and for front matter, in the cost units above:
 * - `opening`, `item`: for each character that opens a block, and for each list item.
 * - `lettersPerUnit`: the parser searches the whole paragraph for the end of each `[`, `<` and backtick:
 *   cost = openers * letters / lettersPerUnit.
 * - `starPairsPerUnit`: the parser compares the `*`, `_` and `~` of a paragraph with each other: cost = stars² / starPairsPerUnit.
 */
const WEIGHTS = {
  text: { opening: 10, item: 5, lettersPerUnit: 1000, starPairsPerUnit: 500 },
  fields: {
    opening: 2,
    item: 2,
    lettersPerUnit: Number.POSITIVE_INFINITY,
    starPairsPerUnit: Number.POSITIVE_INFINITY,
  },
};

const MARKUP = /[[\]<*_`~|@&\\,]/g;
const SLOW = /\[\^|:\/\/|www\./gi;
const OPENER = /[[<`]/g;
const STAR = /[*_~]/g;
const LEAD = /^[\s\d.)>*+=#_-]+/;
const OPENS = />|([-=#*+_])\1*|\d[.)]/g;
const ITEM = /^\s*(?:[-*+]|\d+[.)]) +[^\s>*+=#_-]/;
const ENDS_PARAGRAPH = /^ {0,3}(?:[-*+] +\S|#{1,6} )/;

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

export function excessInText(text: string): Excess | undefined {
  const run = MAYBE_RUN.test(text) ? text.search(RUN) : -1;
  if (run >= 0) return { ruleId: 'too-deep', line: text.slice(0, run).split('\n').length - 1, kind: 'run' };
  const lines = text.split('\n');
  const pairs = pairsIn(lines);
  if (pairs) return { ruleId: 'too-deep', ...pairs };
  const line = costlyLine(lines, 'text');
  return line < 0 ? undefined : { ruleId: 'too-much', line, kind: 'text' };
}

/** Whether collections on a line are nested so deeply that the parser's stack could overflow. */
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

/** The number of brackets that are open at the end of a line. Stops counting above the limit. */
function openAfter(line: string, before: number): number {
  if (before === 0 && !line.includes('[')) return 0;
  let open = before;
  for (const bracket of line.match(/[[\]]/g) ?? []) {
    open = bracket === '[' ? open + 1 : Math.max(0, open - 1);
    if (open > MAX_OPEN_BRACKETS) return open;
  }
  return open;
}

/** The index of the line at which the cost exceeds the limit, or -1. */
function costlyLine(lines: readonly string[], kind: keyof typeof WEIGHTS): number {
  const { lettersPerUnit, starPairsPerUnit } = WEIGHTS[kind];
  let cost = 0;
  let paragraph = { openers: 0, stars: 0, letters: 0 };
  const paragraphCost = () =>
    (paragraph.openers * paragraph.letters) / lettersPerUnit +
    (paragraph.stars * paragraph.stars) / starPairsPerUnit;
  return lines.findIndex((line) => {
    const isEmpty = line.trim() === '';
    if (isEmpty || ENDS_PARAGRAPH.test(line)) {
      cost += paragraphCost();
      paragraph = { openers: 0, stars: 0, letters: 0 };
    }
    paragraph.openers += count(line, OPENER);
    paragraph.stars += count(line, STAR);
    paragraph.letters += line.length;
    cost += isEmpty ? COST.empty : lineCost(line, kind);
    return cost + paragraphCost() > MAX_COST;
  });
}

function lineCost(line: string, kind: keyof typeof WEIGHTS): number {
  const { opening, item } = WEIGHTS[kind];
  const [lead = ''] = LEAD.exec(line) ?? [];
  const indent = lead.search(/\S|$/) * COST.indent;
  const opened = ITEM.test(line) ? item : count(lead, OPENS) * opening;
  return COST.line + indent + opened + count(line, MARKUP) * COST.character + count(line, SLOW) * COST.slow;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
