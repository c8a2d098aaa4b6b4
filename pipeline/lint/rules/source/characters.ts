import { possibleLevels } from '../../layout/lines';
import { type LineFinding, type Rule, rule } from '../../rule';

const SPACES = String.raw`\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000`;
const INVISIBLE = String.raw`\u200b-\u200f\u2060\ufeff\u00ad`;
const ODD_SPACE = new RegExp(`[${SPACES}]`);
const INVISIBLE_LEAD = new RegExp(`^[${INVISIBLE}]+`);
const NAME = new RegExp(String.raw`^(\s*(?:-\s*)*)([\w${INVISIBLE} -]+?)(:)(\s*)`);

const oddSpace = rule({
  id: 'odd-space',
  kind: 'sure',
  about:
    'Text copied from Word or a web page can contain special spaces and invisible characters. In front of a field or in its name, the site cannot read them. Type the line again.',
  layout({ line }, report) {
    const found = findSpaces(line);
    if (found) report(found);
  },
});

function findSpaces(line: string): LineFinding | undefined {
  const trimmed = line.replace(INVISIBLE_LEAD, '');
  if (trimmed !== line)
    return { what: 'This line begins with an invisible character.', advice: 'Delete it.', text: trimmed };
  const [all = '', before = '', name = '', colon = '', gap = ''] = NAME.exec(line) ?? [];
  const visible = (before + name).replace(new RegExp(`[${INVISIBLE}]`, 'g'), '');
  if (visible !== before + name)
    return {
      what: 'This name contains an invisible character.',
      advice: 'Type the name again.',
      text: visible + line.slice(before.length + name.length),
    };
  const lead = all ? before : (/^\s*(?:-\s+)?/.exec(line)?.[0] ?? '');
  if (!ODD_SPACE.test(lead + gap)) return undefined;
  return {
    what: 'There are special spaces here, as Word and web pages have them.',
    advice: 'Type them again with the space bar.',
    text: regularSpaces(lead) + name + colon + regularSpaces(gap) + line.slice((all || lead).length),
  };
}

/** Replaces each space by a normal one; an ideographic space, which is twice as wide, by two. */
function regularSpaces(spaces: string): string {
  return spaces.replace(/\u3000/g, '  ').replace(new RegExp(ODD_SPACE, 'g'), ' ');
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
    for (const level of new Set([wide.length, ...possibleLevels(front.with(index, wide + text), index)]))
      report({ text: ' '.repeat(level) + text });
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
