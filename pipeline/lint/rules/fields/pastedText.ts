import { type ReportLine, warning } from '../../rule';
import { checkWordings, matchesOf, TEXTS, withSpace } from '../../wordings';
import { isShown, reportTags } from './foreignTags';
import { pastedInFields, pastedWordings, splitAtText } from './pastedPatterns';

const CHECKBOX = /^\s*[-*+] (?<box>\[[ xX]\])(?= )/gm;

export const pastedText = warning({
  id: 'pasted-text',
  what: '“{words}” is a checkbox of a to-do list. Visitors would see it.',
  advice: 'Delete each checkbox, or the whole line if it is only a note to yourself.',
  passages: checkWordings(TEXTS, pastedWordings),
  // If pasted words cause a YAML error, the fix is to delete them, not to quote the value.
  layout: ({ line }, report) => checkLine(line, report),
  values({ line, node: { isMarked, after } }, report) {
    if (isMarked || /^\s*#/.test(after)) checkLine(line, report);
  },
  markdown(text, report) {
    const boxes = [...text.markdown.matchAll(CHECKBOX)];
    const ranges = boxes.map(({ 0: { length }, index }) => text.range(index + length - 3, index + length));
    const [range, ...also] = ranges;
    if (range) report({ range, also, data: { words: `${boxes[0]?.groups?.box}` } });
    reportTags(text, report);
  },
});

function checkLine(line: string, report: ReportLine): void {
  const [before, text] = splitAtText(line);
  for (const { pattern, what, advice } of pastedInFields) {
    const found = matchesOf(pattern, text).filter(([words]) => !isShown(words));
    const [first] = found;
    if (!first) continue;
    const rest = found.reduceRight((words, { index, 0: { length } }) => {
      const [from, to] = withSpace(words, index, index + length);
      return words.slice(0, from) + words.slice(to);
    }, text);
    const column = before.length + first.index + 1;
    const data = { words: first[0].trim() };
    report({ what, advice, data, column, text: before + rest, severity: 'error' });
    return;
  }
}
