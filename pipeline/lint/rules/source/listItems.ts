import type { ListItem, RootContent } from 'mdast';
import { continuesText, indentOf, isListItem, opensGroup, parentOf } from '../../layout/lines';
import { linesOf, type MarkdownText, markdownOf, rangeOfNode } from '../../MarkdownText';
import { type LayoutInput, type PassageInput, type ReportLine, rule, warning } from '../../rule';
import { checkWordings, PARAGRAPHS, type Wording } from '../../wordings';

const HYPHEN = 'An entry of a list begins with a hyphen and a space.';
const dash = { what: HYPHEN, fix: () => '- ' };
const unmarked = {
  what: 'Without a hyphen these lines would be shown as one.',
  advice: 'Begin each of them with a hyphen and a space.',
  fix: ([start]: RegExpExecArray) => `- ${start.trim()} `,
};
const numbered = {
  what: 'An entry of a numbered list begins with its number, a dot and a space.',
  fix: ([start]: RegExpExecArray) => `${start.trim()} `,
};

/** Wrong beginnings of list items. Those not `alone` need a line beside them that begins alike: `-Tom` may be a signature. */
const STARTS = [
  // Word's bullets may come from a symbol font: as private characters, or as § and o.
  { ...dash, start: /[•●▪◦‣·\p{Co}][^\S\n]*(?=\S)|[-+]\u00a0[^\S\n]*(?=\S)/u, alone: true },
  { ...dash, start: /[-*](?=\p{L})|[–—o][^\S\n]+(?=\S)|§[^\S\n]+(?=\p{L})/u, alone: false },
  {
    ...unmarked,
    start: /(?:[\p{So}→»]\ufe0f?|\d\ufe0f?\u20e3|\([a-hA-H\d]\)|[a-hA-H]\))[^\S\n]*(?=[\p{L}\p{N}])/u,
    alone: false,
  },
  { ...numbered, start: /\d{1,2}[.)](?:(?=\p{Lu})|\u00a0[^\S\n]*(?=\p{L}))/u, alone: true },
];

/** The asterisk of a footnote mark; the footnote itself may begin with one too. */
const FOOTNOTE_STAR = /[^\s*]\*(?=[\s.,;:!?)]|$)/;

/** A quick test that skips most lines, which begin with a letter. */
const MAY_BEGIN_ENTRY = /^(?:[^\p{L}\s]|o\s|[a-h]\))/imu;

/** Lines that are meant as list items, and that Markdown shows as running text. */
const unmarkedEntries: readonly Wording[] = [
  ...STARTS.map(
    ({ start, alone, ...wording }): Wording => ({
      severity: 'warning',
      ...wording,
      pattern: new RegExp(`^(?:${start.source})`, 'gmu'),
      except: ({ 0: typed, index }, { passage, document }) =>
        !(alone || linesBeside(passage, index).some((line) => isAlike(line, start))) ||
        (typed === '*' && document?.source.lines.some((line) => FOOTNOTE_STAR.test(line)) === true),
    }),
  ),
  {
    severity: 'warning',
    pattern: /(?<=\n)\d{1,2}[.)] +(?=\S[^\n]*\n\d{1,2}[.)] +\S)/,
    what: 'A list that does not begin with 1 needs an empty line above it.',
    fix: ([start], { passage }) => (passage.field === '' ? `\n${start}` : undefined),
  },
];

const isAlike = (line: string, start: RegExp) => line.startsWith('- ') || line.search(start) === 0;

/** The lines above and below; the first line of an item has its hyphen. */
function linesBeside({ text, place }: PassageInput['passage'], index: number): string[] {
  const above = text.slice(0, index).split('\n');
  const lines = `${place === 'item' ? '- ' : ''}${text}`.split('\n');
  return [lines[above.length - 2] ?? '', lines[above.length] ?? ''];
}

/** Other signs, or a hyphen without a space, in place of a hyphen and a space. */
const SIGN = /^(\s*)(?:[*+•·–—●▪◦‣]\s*|\d{1,2}[.)]\s+|-)(?=[^\s-])/;

export const listSign = rule({
  id: 'list-sign',
  kind: 'sure',
  layout(input, report) {
    const { line } = input;
    const [, lead = '', name = ''] = /^(\s*)- +(\w[\w .()-]*):(?:\s|$)/.exec(line) ?? [];
    const text = line.replace(/- +/, '');
    if (name.includes('.')) {
      const advice = 'Begin the line with the name of the picture, without a hyphen.';
      report({ column: 1, advice, text });
    } else if (name) {
      const what = `“${name}” is a field, not an entry of a list.`;
      report({ column: lead.length + 3, what, advice: 'Delete the hyphen in front of it.', text });
    }
    if (SIGN.test(line)) report({ advice: HYPHEN, text: line.replace(SIGN, '$1- ') });
    else reportMissingHyphen(input, report);
    reportFirstField(input, report);
  },
  passages: checkWordings(PARAGRAPHS, unmarkedEntries, MAY_BEGIN_ENTRY),
});

export const listNumber = warning({
  id: 'list-number',
  what: 'Visitors would see a list here, since “{number}” begins one.',
  advice: 'Write {expected}',
  markdown(text, report) {
    const { start, children: [item, ...others] = [] } =
      text.nodes('list').find(({ ordered }) => ordered) ?? {};
    if (!item || others.length > 0 || start === 1) return;
    const [number = ''] = /\d+./.exec(markdownOf(text, item)) ?? [];
    const expected = number.replace(/(?=\D)/, '\\');
    const range = rangeOfNode(text, item, 0, number.length);
    report({ range, data: { number, expected }, expected });
  },
});

/** Reports an entry without its hyphen: a text aligned with similar entries, or directly below the name of a list. */
function reportMissingHyphen({ front, index, line }: LayoutInput, report: ReportLine): void {
  const parent = parentOf(front, index, indentOf(line));
  const beside = front.slice(parent + 1, index).filter((each) => indentOf(each) === indentOf(line));
  const isLike = (entry: string) =>
    isListItem(entry) && line.includes('->') === entry.includes('->') && !/^\s*- \w+:\s/.test(entry);
  if (continuesText(line) && (beside.length > 0 ? beside.some(isLike) : opensGroup(front[parent])))
    report({ advice: HYPHEN, text: withHyphen(line, indentOf(line)) });
}

/** Reports the first field of an entry without its hyphen, beside entries two columns further left. */
function reportFirstField({ front, index: at }: LayoutInput, report: ReportLine): void {
  let index = at;
  const below = isListItem(front[at]) ? indentOf(front[at]) + 2 : indentOf(front[at]);
  while (isListItem(front[at]) && indentOf(front[index - 1]) >= below) index -= 1;
  if (isListItem(front[index]) || continuesText(front[index]) || below < 2) return;
  const text = withHyphen(front[index] ?? '', below - 2);
  report({ line: index + 1, column: indentOf(front[index]) + 1, advice: HYPHEN, text });
}

const withHyphen = (line: string, indent: number) => `${' '.repeat(indent)}- ${line.trim()}`;

export const listIndent = warning({
  id: 'list-indent',
  kind: 'sure',
  what: 'Visitors would not see this as a part of the item above, and the list may end here.',
  advice: 'Begin it exactly below the words of that item.',
  markdown(text, report) {
    const containers = [...text.nodes('root'), ...text.nodes('listItem')];
    for (const nodes of containers.map(({ children }) => children.flatMap(itemsOf)))
      for (const [at, first] of nodes.entries()) {
        const item = nodes[at - 1];
        if (item?.type !== 'listItem' || !isMeantInside(text, item, first)) continue;
        const missing = columnOf(item.children[0]) - columnOf(first);
        const end = nodes.findIndex((node, index) => index > at && columnOf(node) <= columnOf(item));
        const lines = nodes.slice(at, end < 0 ? undefined : end).flatMap((node) => linesOf(text, node));
        const edits = lines
          .filter(({ text }) => text.trim() !== '')
          .map(({ start }) => ({ range: text.range(start, start), text: ' '.repeat(missing) }));
        const range = rangeOfNode(text, first, 0, markdownOf(text, first).split('\n', 1)[0]?.length);
        report({ range, edits });
      }
  },
});

const itemsOf = (node: RootContent) => (node.type === 'list' ? node.children : [node]);
const columnOf = (node?: RootContent) => node?.position?.start.column ?? 0;

/** Whether the node was meant inside the item: it is indented by two columns or more, and is not the next number of the list. */
function isMeantInside(text: MarkdownText, item: ListItem, node: RootContent): boolean {
  const indent = columnOf(node) - columnOf(item);
  if (indent < 1 || !item.children[0] || node.type === 'html' || node.type === 'definition') return false;
  if (node.type !== 'listItem') return indent > 1;
  const [above, below = 0] = [item, node].map((each) => Number.parseInt(markdownOf(text, each), 10) || 0);
  return (above === 0) !== (below === 0) || (indent > 1 && below < 2);
}
