import type { Heading } from 'mdast';
import { textOf } from '../../../markdown/parseMarkdown';
import { wholeLines } from '../../../passages/Range';
import type { Document } from '../../Document';
import { type MarkdownText, markdownOf, rangeOfNode } from '../../MarkdownText';
import { checkNodes, rule, warning, write } from '../../rule';
import { checkWordings, PARAGRAPHS } from '../../wordings';

/** The advice for a stray underline. `expected` is missing for one or two hyphens, which are no divider. */
function underlineAdvice(underline: string): [advice: string, expected?: string] {
  if (underline.startsWith('=')) return ['Delete it, or write --- with an empty line above it.', '\n---'];
  if (underline.length > 2) return ['Put an empty line above it.', `\n${underline}`];
  return ['Delete it, or put an empty line above it.'];
}

/** The underline that turned the text above into a heading by mistake. A short title is left alone, because some people write headings so. */
function strayUnderline(text: MarkdownText, heading: Heading): string | undefined {
  const [, ...below] = markdownOf(text, heading).split('\n');
  const [underline = ''] = /[-=]+$/.exec(below.at(-1) ?? '') ?? [];
  return below.length === 1 && isTitle(textOf(heading).trim(), underline) ? undefined : underline;
}

/** Whether a text may be meant as the title above its underline. */
function isTitle(text: string, underline: string): boolean {
  if (underline.length === 1 || text === '' || text.length > 80) return false;
  const isDrawn = underline.length >= text.length - 2;
  const isSentence = /[.:;,…]["”'’)]*$/.test(text);
  return isDrawn || !isSentence || /\b(?:Inc|Co|Corp|Ltd|St|Ave|Rd|Jr|Sr|etc|[ap]\.m)\.$/.test(text);
}

function repeatsTitle(heading: Heading, { fields, sections }: Document): boolean {
  const hero = sections.find(({ kind }) => kind === 'hero');
  const titles = [fields.title, fields.label, hero?.fields.heading];
  const plain = (text: unknown) => String(text).trim().toLowerCase();
  return titles.some((title) => plain(title) === plain(textOf(heading)));
}

const marksIn = ([words]: RegExpExecArray) => words.replace(/[^#]+/g, '');

export const headingRules = [
  rule({
    id: 'heading-line',
    markdown: checkNodes('heading', (heading, text) => {
      const underline = strayUnderline(text, heading);
      if (!underline) return undefined;
      const range = rangeOfNode(text, heading, markdownOf(text, heading).length - underline.length);
      const shortened = underline.length > 5 ? underline.slice(0, 3) : underline;
      const [advice, expected] = underlineAdvice(underline);
      const what = `A line of ${shortened} right below text turns the text into a big heading.`;
      return { range, what, advice, expected: text.isBody ? expected : undefined };
    }),
  }),
  rule({
    id: 'heading-empty',
    what: 'This heading has no text.',
    advice: 'Write it after the ##, or delete the ##.',
    markdown: checkNodes(
      'heading',
      (heading, text) => heading.children.length === 0 && { range: rangeOfNode(text, heading) },
    ),
  }),
  rule({
    id: 'second-title',
    what: 'The page already has its main heading.',
    advice: 'Begin headings in the text with ##.',
    markdown: checkNodes('heading', (heading, text) => {
      if (heading.depth > 1 || heading.children.length === 0 || strayUnderline(text, heading))
        return undefined;
      const typed = markdownOf(text, heading);
      const range = rangeOfNode(text, heading, 0, 1);
      if (text.isBody && repeatsTitle(heading, text.document)) {
        const { file, start, end } = rangeOfNode(text, heading);
        const says = { what: 'The page shows its title already.', advice: 'Delete this line.' };
        return { range, ...says, edits: write(wholeLines(file, start.line, end.line), ''), kind: 'sure' };
      }
      if (typed.startsWith('#')) return { range, expected: '##' };
      const below = rangeOfNode(text, heading, typed.indexOf('\n'));
      const edits = [
        { range: { ...range, end: range.start }, text: '## ' },
        { range: below, text: '' },
      ];
      return { range, edits };
    }),
  }),
  warning({
    id: 'heading-jump',
    markdown(text, report) {
      if (!text.isBody) return;
      let depth = 1;
      for (const heading of text.nodes('heading')) {
        if (strayUnderline(text, heading)) continue;
        const above = '#'.repeat(depth);
        const found = '#'.repeat(heading.depth);
        const what =
          depth === 1
            ? `The first heading of a text begins with ##, not ${found}.`
            : `The headings jump from ${above} to ${found}. Use ${above}#.`;
        const advice = 'People who use a screen reader navigate by these levels.';
        if (heading.depth > depth + 1)
          report({
            range: rangeOfNode(text, heading, 0, heading.depth),
            what,
            advice,
            expected: `${above}#`,
          });
        depth = Math.max(2, heading.depth);
      }
    },
  }),
  rule({
    id: 'heading-space',
    kind: 'sure',
    passages: checkWordings(PARAGRAPHS, [
      {
        pattern:
          /^(?:#{2,6}(?=[\p{L}\p{N}\p{So}“”‘’"'([{])|#{1,6}[\u00a0\u2000-\u200b\u202f][^\S\n\u200b]*)/gmu,
        says: (match) => ({ what: `A heading needs a plain space after its ${marksIn(match)}.` }),
        fix: (match) => `${marksIn(match)} `,
      },
      {
        // Marks that are still in a paragraph after parsing had a backslash before them.
        pattern: /^#{2,6} (?=\S)/gm,
        what: 'The \\ keeps this from being a heading.',
        advice: 'Delete it.',
        fix: ([marks]) => marks,
      },
    ]),
  }),
  rule({
    id: 'heading-deep',
    what: 'Visitors would see “{words}”, since a heading begins with at most six #.',
    advice: 'Write ## for a heading, or ### for one within its part.',
    passages: checkWordings(PARAGRAPHS, { pattern: /^#{7,}/gm }),
  }),
  warning({
    id: 'heading-inside',
    what: 'Visitors would see {marks}.',
    advice: 'A heading begins on a line of its own.',
    passages: checkWordings(PARAGRAPHS, [
      {
        // The rest of the line must be as short as a heading.
        pattern: /(?<at> (?<marks>#{2,6}) )(?<=[.!?:)”] #{2,6} )(?=\p{Lu}[^\n]{0,75}$)/mu,
        fix: ({ groups }, { passage }) => (passage.field === '' ? `\n\n${groups?.marks} ` : undefined),
      },
      { pattern: / (?<marks>#{2,6}) (?<=[.!?:)”] #{2,6} )(?=\p{Lu})/u },
    ]),
  }),
  /** Three hyphens are no paragraph: Markdown has parsed them as a divider. */
  warning({
    id: 'line-sign',
    what: 'A dividing line is written with three hyphens: ---',
    passages: checkWordings(PARAGRAPHS, { pattern: /^[–—-]{2,80}$/, fix: () => '---' }),
  }),
];
