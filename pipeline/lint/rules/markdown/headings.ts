import { lineOf, paragraphLines } from '../../MarkdownText';
import { type Rule, rule } from '../../rule';
import { headingsIn } from './markdownLines';

const headingEmpty = rule({
  id: 'heading-empty',
  inForm: 'This heading has no text. Write it after the ##, or leave the ## out.',
  on: 'markdown',
  message: 'This heading has no text. Write it after the ##, or delete the line.',
  check({ nodes }, report) {
    for (const heading of nodes.heading) {
      if (heading.children.length === 0) report({ line: lineOf(heading) });
    }
  },
});

const ANCHOR = /(\S)\s*(\{#[\w-]{1,80}\})$/;

const headingSigns = rule({
  id: 'heading-signs',
  inForm: 'Visitors would see the words between curly brackets. Leave them out.',
  on: 'markdown',
  kind: 'sure',
  about:
    'Some programs end a heading with its name in braces, such as {#where}. Visitors would see it. Delete it.',
  check(text, report) {
    for (const heading of headingsIn(text)) {
      const last = heading.children.at(-1);
      if (last?.type !== 'text') continue;
      const [actual, expected, anchor] = ANCHOR.exec(last.value) ?? [];
      if (actual)
        report({
          line: lineOf(heading),
          reason: `Visitors would see ${anchor}. Delete it.`,
          actual,
          expected,
        });
    }
  },
});

const secondTitle = rule({
  id: 'second-title',
  on: 'markdown',
  about: 'The page already has its main heading. In the text, begin headings with ## instead of #.',
  check(text, report) {
    for (const heading of headingsIn(text)) {
      if (heading.depth > 1 || heading.children.length === 0) continue;
      const line = lineOf(heading);
      const isUnderlined = heading.position?.end.line !== line;
      const reason = 'The page has its main heading already.';
      if (isUnderlined)
        report({
          line,
          reason: `${reason} Write ## and a space before this text, and delete the line of = below it.`,
        });
      else
        report({
          line,
          reason: `${reason} Begin headings in the text with ## instead of #.`,
          actual: '# ',
          expected: '## ',
        });
    }
  },
});

const headingJump = rule({
  id: 'heading-jump',
  on: 'markdown',
  severity: 'warning',
  about:
    'Headings go down one level at a time: ## for the first, ### for a heading within its part. People who use a screen reader navigate by these levels.',
  check(text, report) {
    if (!text.isPage) return;
    let depth = 1;
    for (const heading of headingsIn(text)) {
      const [above, found] = ['#'.repeat(depth), '#'.repeat(heading.depth)];
      if (heading.depth > depth + 1)
        report({
          line: lineOf(heading),
          reason: `${
            depth === 1
              ? `The first heading of a text begins with ##, not ${found}.`
              : `The headings jump from ${above} to ${found}. Use ${above}#.`
          } People who use a screen reader navigate by these levels.`,
          actual: `${found} `,
          expected: `${above}# `,
        });
      depth = Math.max(2, heading.depth);
    }
  },
});

const NO_SPACE = /^(#{2,6})(?=[\p{L}\p{N}\p{So}“”‘’"'([{*])|^(#{1,6})[\u00a0\u2000-\u200b\u202f][\s\u200b]*/u;
const ESCAPED = /^\\(#{2,6}) (?=\S)/;

const headingSpace = rule({
  id: 'heading-space',
  on: 'markdown',
  kind: 'sure',
  about: 'A heading needs a plain space after its ##, and no \\ before it. Otherwise it is shown as text.',
  check(text, report) {
    for (const { source, line } of paragraphLines(text, /^\\?#/)) {
      const [start, spaceless, spaced] = NO_SPACE.exec(source) ?? [];
      const [escaped, level] = ESCAPED.exec(source) ?? [];
      const marks = spaceless ?? spaced;
      if (start && marks)
        report({
          line,
          reason: `A heading needs a plain space after its ${marks}.`,
          actual: source,
          expected: source.replace(start, `${marks} `),
        });
      else if (escaped)
        report({
          line,
          reason: 'The \\ keeps this from being a heading. Delete it.',
          actual: escaped,
          expected: `${level} `,
        });
    }
  },
});

const headingDeep = rule({
  id: 'heading-deep',
  on: 'markdown',
  message:
    'Visitors would see “{actual}”, since a heading begins with at most six #. Write ## for a heading, or ### for one within its part.',
  check(text, report) {
    for (const { source, line } of paragraphLines(text, /^#{7}/)) {
      const [actual = ''] = /^#{7,}/.exec(source) ?? [];
      report({ line, data: { actual }, actual });
    }
  },
});

/** Longer than any heading. */
const MAX_HEADING = 80;
const INSIDE = /(?<=[.!?:)”]) (#{2,6}) (?=\p{Lu})/u;

const headingInside = rule({
  id: 'heading-inside',
  on: 'markdown',
  severity: 'warning',
  about: 'A heading begins on a line of its own. Put an empty line before the ##.',
  check(text, report) {
    for (const { source, line } of paragraphLines(text, /.#/)) {
      const found = INSIDE.exec(source);
      if (!found) continue;
      const [actual, marks] = found;
      const isHeading = text.isPage && source.length - found.index < MAX_HEADING;
      report({
        line,
        reason: `Visitors would see ${marks}. A heading begins on a line of its own.`,
        actual,
        expected: isHeading ? `\n\n${marks} ` : undefined,
      });
    }
  },
});

export const headingRules: readonly Rule[] = [
  headingEmpty,
  headingSigns,
  secondTitle,
  headingJump,
  headingSpace,
  headingDeep,
  headingInside,
];
