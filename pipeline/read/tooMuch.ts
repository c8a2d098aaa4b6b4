/** What reading costs is counted in shares of some 25 millionths of a second; so many of them are half a second. */
const MOST = 20_000;
const COST = { line: 3, empty: 1, sign: 2 };
/**
 * A sign at the beginning of a line opens a block of Markdown, which costs most; in fields it is but an entry of a list.
 * From some signs on, their end is looked for to the end of the paragraph: so many letters are one share.
 */
const KINDS = {
  text: { opening: 10, lookedThrough: 1000 },
  fields: { opening: 2, lookedThrough: Number.POSITIVE_INFINITY },
};

const SIGN = /[[\]<>*_`~|@&\\,]|:\/\/|www\./g;
const SEEKS_END = /[[<`]/g;
const LEAD = /^[\s\d.)>*+=#_-]+/;
const OPENS = />|([-=#*+_])\1*|\d[.)]/g;
const ENDS_PARAGRAPH = /^ {0,3}(?:[-*+] +\S|#{1,6} )/;

/** The line, from 0, on which more has come together than a page can have; -1 for none. A text of words alone never has it. */
export function tooMuch(lines: readonly string[], kind: keyof typeof KINDS): number {
  const { opening, lookedThrough } = KINDS[kind];
  let cost = 0;
  let seeking = 0;
  let letters = 0;
  return lines.findIndex((line) => {
    const isEmpty = line.trim() === '';
    if (isEmpty || ENDS_PARAGRAPH.test(line)) {
      cost += (seeking * letters) / lookedThrough;
      seeking = 0;
      letters = 0;
    }
    seeking += count(line, SEEKS_END);
    letters += line.length;
    cost += isEmpty ? COST.empty : costOf(line, opening);
    return cost + (seeking * letters) / lookedThrough > MOST;
  });
}

function costOf(line: string, opening: number): number {
  const [lead = ''] = LEAD.exec(line) ?? [];
  const indent = lead.search(/\S|$/);
  return COST.line + indent / 2 + count(lead, OPENS) * opening + count(line, SIGN) * COST.sign;
}

function count(line: string, sign: RegExp): number {
  return line.match(sign)?.length ?? 0;
}
