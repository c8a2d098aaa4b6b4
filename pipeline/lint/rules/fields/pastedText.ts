import { type ReportLine, rule } from '../../rule';
import { checkWordings, matchesOf, withSpace } from '../../wordings';
import { pastedWordings } from './pastedPatterns';

const CHECKBOX = /^\s*[-*+] (?<box>\[[ xX]\])(?= )/gm;

export const pastedText = rule({
  id: 'pasted-text',
  severity: 'warning',
  about:
    'Something came along when the text was copied: what a writing assistant says to you, the buttons of a social network, what a mail program or a translation tool adds, or codes of another website. Delete it.',
  what: '“{words}” is a checkbox of a to-do list. Visitors would see it.',
  advice: 'Delete it, or the whole line if it is only a note to yourself.',
  passages: checkWordings(pastedWordings),
  // Where these words are what keeps a field from being read, they are deleted and not put in quotes.
  layout: ({ front, index }, report) => checkLine(front[index] ?? '', report),
  values({ front, node: { position, isMarked, after } }, report) {
    if (isMarked || /^\s*#/.test(after)) checkLine(front[position.line - 1] ?? '', report);
  },
  markdown({ markdown, range }, report) {
    for (const { 0: all, index, groups: { box = '' } = {} } of markdown.matchAll(CHECKBOX))
      report({
        range: range(index + all.length - box.length, index + all.length),
        data: { words: box },
      });
  },
});

const IN_FIELDS = pastedWordings.filter((each) => each.isDeleted && each.in.includes('field'));

/** Whether words on a line came along with what was copied, and can only be deleted. */
export function isPasted(line: string): boolean {
  const [, text] = splitLine(line);
  return IN_FIELDS.some(({ pattern }) => matchesOf(pattern, text).length > 0);
}

function splitLine(line: string): [before: string, text: string] {
  const [before = ''] = /^[\s-]*(?:[\w -]+:\s+)?["']?/.exec(line) ?? [];
  return [before, line.slice(before.length)];
}

function checkLine(line: string, report: ReportLine): void {
  const [before, text] = splitLine(line);
  for (const { pattern, says } of IN_FIELDS) {
    const found = matchesOf(pattern, text);
    const [first] = found;
    if (!first) continue;
    const rest = found.reduceRight((words, { index, 0: { length } }) => {
      const [from, to] = withSpace(words, index, index + length);
      return words.slice(0, from) + words.slice(to);
    }, text);
    const column = before.length + first.index + 1;
    const data = { words: first[0].trim() };
    report({ ...says, data, column, text: before + rest, severity: 'error' });
    return;
  }
}
