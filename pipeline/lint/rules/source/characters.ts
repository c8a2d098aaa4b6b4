import { type Rule, rule } from '../../rule';
import { fieldIndent, filled, isGroup, levelsAbove, near } from '../../source/sourceLines';

const SPACES = String.raw`\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000`;
const INVISIBLE = String.raw`\u200b-\u200f\u2060\ufeff\u00ad`;
const ODD_SPACE = new RegExp(`[${SPACES}]`);
const NAME = new RegExp(String.raw`^(\s*(?:-\s*)*)([\w${INVISIBLE} -]+?)(:)(\s*)`);
/** A quick test for special spaces, invisible characters and hyphens without a space. */
export const UNUSUAL = new RegExp(String.raw`[${SPACES}${INVISIBLE}\u2028\u2029•·●▪◦‣–—]|^\s*-[^\s-]`, 'm');

const oddSpace = rule({
  id: 'odd-space',
  on: 'source',
  about:
    'Text copied from Word or a web page can contain special spaces and invisible characters. In front of a field or in its name, the site cannot read them. Type the line again.',
  kind: 'sure',
  check(input, report) {
    if (input.step !== 'characters') return;
    const line = input.front[input.index] ?? '';
    const [all = '', before = '', name = '', colon = '', gap = ''] = NAME.exec(line) ?? [];
    const visible = (before + name).replace(new RegExp(`[${INVISIBLE}]`, 'g'), '');
    if (visible !== before + name) {
      const reason = 'This name contains an invisible character. Type the name again.';
      report({ reason, corrected: visible + line.slice(before.length + name.length) });
      return;
    }
    const lead = all ? before : (/^\s*(?:-\s+)?/.exec(line)?.[0] ?? '');
    if (!ODD_SPACE.test(lead + gap)) return;
    const rest = line.slice((all || lead).length);
    const reason =
      'There are special spaces here, as Word and web pages have them. Type them again with the space bar.';
    report({ reason, corrected: plain(lead) + name + colon + plain(gap) + rest });
  },
});

/** An ideographic space is as wide as two. */
function plain(spaces: string): string {
  return spaces.replace(/\u3000/g, '  ').replace(new RegExp(ODD_SPACE, 'g'), ' ');
}

const tab = rule({
  id: 'tab',
  on: 'source',
  message: 'This line is indented with a tab. Use spaces instead.',
  kind: 'sure',
  check(input, report) {
    if (input.step !== 'around') return;
    const { front } = input;
    for (const index of near(front, input.index)) {
      const line = front[index] ?? '';
      const [lead = ''] = /^[ \t]*/.exec(line) ?? [];
      if (!lead.includes('\t')) continue;
      for (const width of likelyWidths(front, index, lead.replace(/\t/g, '  ').length))
        report({ line: index + 1, corrected: ' '.repeat(width) + line.trimStart() });
    }
  },
});

/** The columns at which a line may begin, the likeliest first: below the name of a group, and else as far as its tabs reach. */
function likelyWidths(front: readonly string[], index: number, width: number): Set<number> {
  const above = front[filled(front, index, -1)];
  const distance = (level: number) => Math.abs(level - width);
  const levels = levelsAbove(front, index).sort((a, b) => distance(a) - distance(b) || b - a);
  return new Set([isGroup(above) ? fieldIndent(above) + 2 : width, width, ...levels]);
}

const letterLost = rule({
  id: 'letter-lost',
  on: 'source',
  message:
    'The character � is where a letter was lost on the way from another program. Type the letter again.',
  check(input, report) {
    if (input.step !== 'text') return;
    for (const [index, line] of input.lines.entries()) {
      const column = line.indexOf('\uFFFD') + 1;
      if (column > 0) report({ line: index + 1, column });
    }
  },
});

export const characterRules: readonly Rule[] = [oddSpace, tab, letterLost];
