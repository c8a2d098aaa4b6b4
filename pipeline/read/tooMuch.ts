/** What reading costs is counted in shares of some 40 millionths of a second; so many of them are half a second. */
const MOST = 12_000;
const COST = { line: 3, empty: 1, indent: 0.5, sign: 2, slow: 6 };
/**
 * A sign at the beginning of a line opens a block of Markdown, which costs most; in fields it is but an entry of a list.
 * From some signs on, their end is looked for to the end of the paragraph: so many letters are one share. Stars in one
 * paragraph are held against each other: so many pairs of them.
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

const SIGN = /[[\]<*_`~|@&\\,]/g;
const SLOW = /\[\^|:\/\/|www\./gi;
const SEEKS_END = /[[<`]/g;
const STAR = /[*_~]/g;
const LEAD = /^[\s\d.)>*+=#_-]+/;
const OPENS = />|([-=#*+_])\1*|\d[.)]/g;
const ITEM = /^\s*(?:[-*+]|\d+[.)]) +[^\s>*+=#_-]/;
const ENDS_PARAGRAPH = /^ {0,3}(?:[-*+] +\S|#{1,6} )/;

/** What has come together in a paragraph so far. */
interface Paragraph {
  seeking: number;
  stars: number;
  letters: number;
}
const EMPTY: Paragraph = { seeking: 0, stars: 0, letters: 0 };

/** The line, from 0, on which more has come together than a page can have; -1 for none. A text of words alone never has it. */
export function tooMuch(lines: readonly string[], kind: keyof typeof KINDS): number {
  let cost = 0;
  let paragraph = EMPTY;
  return lines.findIndex((line) => {
    const isEmpty = line.trim() === '';
    if (isEmpty || ENDS_PARAGRAPH.test(line)) {
      cost += togetherCost(paragraph, kind);
      paragraph = EMPTY;
    }
    paragraph = {
      seeking: paragraph.seeking + count(line, SEEKS_END),
      stars: paragraph.stars + count(line, STAR),
      letters: paragraph.letters + line.length,
    };
    cost += isEmpty ? COST.empty : costOf(line, kind);
    return cost + togetherCost(paragraph, kind) > MOST;
  });
}

function togetherCost({ seeking, stars, letters }: Paragraph, kind: keyof typeof KINDS): number {
  const { lookedThrough, compared } = KINDS[kind];
  return (seeking * letters) / lookedThrough + (stars * stars) / compared;
}

function costOf(line: string, kind: keyof typeof KINDS): number {
  const { opening, item } = KINDS[kind];
  const [lead = ''] = LEAD.exec(line) ?? [];
  const indent = lead.search(/\S|$/) * COST.indent;
  const opened = ITEM.test(line) ? item : count(lead, OPENS) * opening;
  return COST.line + indent + opened + count(line, SIGN) * COST.sign + count(line, SLOW) * COST.slow;
}

function count(line: string, sign: RegExp): number {
  return line.match(sign)?.length ?? 0;
}
