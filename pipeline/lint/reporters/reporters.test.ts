import { describe, expect, test } from 'vitest';
import type { Message, Proposal } from '../message';
import { annotate } from './github';
import { formatJson } from './json';
import { formatText } from './text';

const URL = 'https://github.com/maple-row/website/blob/HEAD/docs/rules.md#missing';

/** An edit of two lines, with one of another file. */
const TITLE: Proposal = {
  kind: 'sure',
  edits: [
    { file: 'content/a.md', line: 3, endLine: 4, text: 'title: About' },
    { file: 'content/b.md', line: 9, endLine: 9, text: '  - About -> /about' },
  ],
};

type Other = Partial<Message> & { line?: number; write?: string };

function message({ line = 1, write, ...other }: Other = {}): Message {
  const place = { line, column: 1 };
  const file = other.file ?? 'content/a.md';
  const fix: Message['fix'] =
    write === undefined ? undefined : { kind: 'choice', edits: [{ file, line, endLine: line, text: write }] };
  return {
    ...{ file, start: place, end: place, field: '', fatal: true, typed: '', ...(fix && { fix }) },
    ...{ ruleId: 'missing', reason: 'A line is missing.', ...other },
  };
}

describe('for people', () => {
  test('messages stand by file, with the rule and the line as it should be', () => {
    const messages = [
      message({ line: 3, write: '  title: About' }),
      message({ line: 4, write: '' }),
      message({ line: 5, write: 'faq:\n  questions:' }),
      message({ file: 'content/b.md', fatal: false, reason: 'Too long.', ruleId: 'too-long' }),
    ];
    expect(formatText(messages)).toMatchInlineSnapshot(`
      "content/a.md
        line 3  error  A line is missing.  missing
            write:  title: About
        line 4  error  A line is missing.  missing
            write:  nothing; delete the line
        line 5  error  A line is missing.  missing
            write:  faq:
                      questions:

      content/b.md
        line 1  warning  Too long.  too-long
      "
    `);
  });

  test('a warning that several files have stands once, with its lines; what has a correction or is an error stands by file', () => {
    const inBoth = (other: Other) =>
      ['content/a.md', 'content/b.md'].map((file) => message({ file, ...other }));
    const messages = [
      ...inBoth({}),
      ...inBoth({ fatal: false, reason: 'Write your own.', ruleId: 'to-write' }),
      message({ fatal: false, reason: 'Write your own.', ruleId: 'to-write', line: 3 }),
      ...inBoth({ fatal: false, reason: 'Too long.', ruleId: 'too-long', write: 'Short.' }),
    ];
    expect(formatText(messages)).toMatchInlineSnapshot(`
      "content/a.md
        line 1  error  A line is missing.  missing
        line 1  warning  Too long.  too-long
            write:  Short.

      content/b.md
        line 1  error  A line is missing.  missing
        line 1  warning  Too long.  too-long
            write:  Short.

      In several files
        warning  Write your own.  to-write
            content/a.md (lines 1, 3), content/b.md (line 1)
      "
    `);
  });
});

describe('for programs', () => {
  test('each message has the shape that was promised', () => {
    const messages = [
      message({ field: 'title', start: { line: 3, column: 8 }, fix: TITLE }),
      message({ fatal: false, write: '' }),
      message({ fatal: false, reservesLines: true }),
    ];
    const shared = { file: 'content/a.md', code: 'missing', message: 'A line is missing.', url: URL };
    const rest = { line: 1, column: 1, field: '', severity: 'warning' };
    expect(JSON.parse(formatJson(messages, 3))).toEqual({
      ok: false,
      files: 3,
      problems: [
        {
          ...shared,
          line: 3,
          column: 8,
          field: 'title',
          severity: 'error',
          fix: { line: 3, endLine: 4, text: 'title: About', kind: 'sure', more: TITLE.edits.slice(1) },
        },
        { ...shared, ...rest, fix: { line: 1, endLine: 1, text: '', kind: 'choice' } },
        { ...shared, ...rest, fix: null },
      ],
    });
  });

  test('all is well where there are only warnings', () => {
    expect(JSON.parse(formatJson([message({ fatal: false })], 3))).toMatchObject({ ok: true });
  });
});

describe('for GitHub', () => {
  const many = (file: string, count: number, fatal = true): Message[] =>
    Array.from({ length: count }, (_, index) => message({ file, fatal, line: index + 1 }));

  test('its own characters are escaped', () => {
    const odd = message({ file: 'content/a,b:c.md', reason: '50% of\nthis: a, b' });
    expect(annotate([odd])).toEqual([
      '::error file=content/a%2Cb%3Ac.md,line=1,col=1,title=missing::50%25 of%0Athis: a, b',
    ]);
  });

  test('ten of each kind are shown, and the tenth says how many more there are', () => {
    const lines = annotate([...many('content/a.md', 13), ...many('content/a.md', 11, false)]);
    expect(lines).toHaveLength(20);
    expect(lines[9]).toBe(
      '::error file=content/a.md,line=10,col=1,title=missing::A line is missing.%0A%0A3 more errors are listed in the summary of this check.',
    );
    expect(lines[19]).toContain('1 more warning is listed in the summary');
    expect(lines.filter((line) => line.includes('more'))).toHaveLength(2);
  });

  test('nothing is said of more where there are exactly ten', () => {
    const lines = annotate(many('content/a.md', 10));
    expect(lines).toHaveLength(10);
    expect(lines.join()).not.toContain('more');
  });

  test('changed files come first; the order stays the same otherwise', () => {
    const lines = annotate(
      [...many('content/a.md', 12), ...many('content/b.md', 2)],
      new Set(['content/b.md']),
    );
    expect(lines.slice(0, 3).map((line) => /file=([^,]+),line=(\d+)/.exec(line)?.slice(1))).toEqual([
      ['content/b.md', '1'],
      ['content/b.md', '2'],
      ['content/a.md', '1'],
    ]);
    expect(lines[9]).toContain('4 more errors');
  });
});
