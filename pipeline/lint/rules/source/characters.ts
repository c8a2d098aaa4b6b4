import { possibleLevels } from '../../layout/lines';
import { type Rule, rule } from '../../rule';

const SPACES = String.raw`\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000`;
const INVISIBLE = String.raw`\u200b-\u200f\u2060\ufeff\u00ad`;
/** The start of a line with its name and colon, or else with its hyphen. */
const BEFORE_VALUE = new RegExp(
  String.raw`^[${INVISIBLE}]*(?:\s*(?:-\s*)*[\w${INVISIBLE} -]+?:\s*|\s*(?:-\s+)?)`,
);

const oddSpace = rule({
  id: 'odd-space',
  kind: 'sure',
  about:
    'Text copied from Word or a web page can contain special spaces and invisible characters. In front of a field or in its name, the site cannot read them. Type the line again.',
  what: 'There are special spaces or invisible characters here, as Word and web pages have them.',
  advice: 'Type the line again.',
  layout({ line }, report) {
    const [before = ''] = BEFORE_VALUE.exec(line) ?? [];
    const text = regularSpaces(before) + line.slice(before.length);
    if (text !== line) report({ text });
  },
});

/** Removes invisible characters, and replaces each space by a normal one; an ideographic space, which is twice as wide, by two. */
function regularSpaces(typed: string): string {
  return typed
    .replace(new RegExp(`[${INVISIBLE}]`, 'g'), '')
    .replace(/\u3000/g, '  ')
    .replace(new RegExp(`[${SPACES}]`, 'g'), ' ');
}

const tab = rule({
  id: 'tab',
  kind: 'sure',
  what: 'This line is indented with a tab.',
  advice: 'Use spaces instead.',
  layout({ front, index, line }, report) {
    const [lead = ''] = /^[ \t]*/.exec(line) ?? [];
    if (!lead.includes('\t')) return;
    const text = line.trimStart();
    const wide = lead.replace(/\t/g, '  ');
    // The nearest level is that nearest to two spaces for each tab.
    const levels = possibleLevels(front.with(index, wide + text), index);
    for (const level of new Set([wide.length, ...levels])) report({ text: ' '.repeat(level) + text });
  },
});

const letterLost = rule({
  id: 'letter-lost',
  what: 'The character � is where a letter was lost on the way from another program.',
  advice: 'Type the letter again.',
  text({ source }, report) {
    for (const [index, line] of source.lines.entries()) {
      const column = line.indexOf('\uFFFD') + 1;
      if (column > 0) report({ line: index + 1, column });
    }
  },
});

export const characterRules: readonly Rule[] = [oddSpace, tab, letterLost];
