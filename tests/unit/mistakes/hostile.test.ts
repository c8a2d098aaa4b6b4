import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkFolder } from '../../../pipeline/lint/lint';
import { parseMarkdown } from '../../../pipeline/markdown/parseMarkdown';
import { parseYaml } from '../../../pipeline/source/parseYaml';
import { excessInText } from '../../../pipeline/source/parsingCost';
import { copyContent, edit } from '../copyContent';
import { linkTo, write } from './files';
import type { Mistake } from './Mistake';
import { makeMistake, testMistakes } from './testMistakes';

vi.mock('../../../pipeline/markdown/parseMarkdown', { spy: true });
vi.mock('../../../pipeline/source/parseYaml', { spy: true });

type Problem = Pick<Mistake, 'line' | 'says'> & Partial<Mistake>;

const fields = (line: string) => `---\n${line}\n---\n`;
const page = (text: string) => `${fields('title: x')}${text}`;
const times = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_each, at) => line(at)).join('');

const inNewFile = (mistake: string, file: string, content: string | Buffer, problem: Problem): Mistake => ({
  mistake,
  make: write(file, content),
  file,
  column: 1,
  code: 'too-deep',
  ...problem,
});

const inText = (mistake: string, text: string, problem: Problem): Mistake =>
  inNewFile(mistake, 'services/deep.md', page(text), problem);

const inFields = (mistake: string, lines: string, problem: Problem): Mistake =>
  inNewFile(mistake, 'pages/many.md', fields(lines), { code: 'too-much', ...problem });

const inAnswer = (mistake: string, text: string, problem: Problem): Mistake => ({
  mistake,
  make: (folder) =>
    edit(folder, 'services/leak-repair.md', 'Yes, for water that will not stop. Call {phone}.', `"${text}"`),
  file: 'services/leak-repair.md',
  column: 15,
  field: 'faq.questions.0.answer',
  code: 'too-deep',
  ...problem,
});

const forLabel = (mistake: string, lines: string, problem: Problem): Mistake => ({
  mistake,
  make: (folder) => edit(folder, 'pages/contact.md', 'label: Contact', lines),
  file: 'pages/contact.md',
  column: 1,
  field: 'label',
  code: 'too-deep',
  ...problem,
});

const SIGNS = 'special characters';
const MUCH = 'more fields, entries and characters';
const NO_LABEL = 'There is no field called “lable” here, and “label” is on line 5 already.';

/** Input that harms the site, on purpose or by accident, and is too long for a table. */
const hostile: readonly Mistake[] = [
  inNewFile('megabytes between the lines of ---', 'pages/long.md', fields('a: b\n'.repeat(400_000)), {
    line: 1,
    code: 'too-large',
    says: 'MB',
  }),
  inNewFile('a file of nothing but zeros', 'pages/zeros.md', Buffer.alloc(5000), {
    line: 1,
    code: 'not-text',
    says: 'is not one',
  }),
  forLabel('brackets without end', `label: ${'['.repeat(5000)}`, {
    line: 5,
    column: 8,
    code: 'needs-quotes',
    says: '“[” has a special meaning here',
    fix: `label: "${'['.repeat(5000)}"`,
  }),
  inText('quotations without end', '> '.repeat(20_000), { line: 4, says: SIGNS }),
  inText('a list inside lists without end', '- '.repeat(20_000), { line: 4, says: SIGNS }),
  inText('open brackets without end in the text', '['.repeat(20_000), { line: 4, says: SIGNS }),
  inText('links that are never closed, without end', '[a]('.repeat(50_000), {
    line: 4,
    says: 'more than ten thousand square brackets',
  }),
  inText('brackets that stay open, a few in each line', '[one [two and words\n'.repeat(40), {
    line: 29,
    says: 'More than fifty square brackets are open here at once.',
  }),
  inText(
    'a table of thousands of cells in a row',
    `${'|a'.repeat(2000)}|\n${'|-'.repeat(2000)}|\n`.repeat(50),
    { line: 4, says: 'This line has more than 300 bars “|”' },
  ),
  inText('pictures in one another', `${'![a '.repeat(300)}${'a](b) '.repeat(300)}`, {
    line: 4,
    says: 'Close each [ with a ], or delete it.',
  }),
  inText('a thousand spaces in the text', `a **${' '.repeat(100_000)}b`, { line: 4, says: SIGNS }),
  inNewFile(
    'lists that are opened line after line',
    'services/deep.md',
    fields(`title: x\na:\n${'  - [\n'.repeat(3000)}`),
    { line: 104, field: 'a.100', says: SIGNS },
  ),
  forLabel('hyphens without end in a field', `keywords:\n  ${'- '.repeat(100_000)}x`, {
    line: 6,
    field: 'keywords.0.0',
    says: SIGNS,
  }),
  forLabel('a thousand spaces in a field', `label: Contact${' '.repeat(100_000)}us`, {
    line: 5,
    says: SIGNS,
  }),
  forLabel(
    'words to be replaced that never end, without end',
    `label: "${'[your '.repeat(80_000)}"\nlable: x`,
    { line: 5, code: 'too-much', says: MUCH },
  ),
  forLabel('words to be replaced that never end', `label: "${'[your '.repeat(5000)}"\nlable: x`, {
    line: 6,
    field: 'lable',
    code: 'unknown-name',
    says: NO_LABEL,
  }),
  forLabel('a brace before a word without end', `label: "{${'a'.repeat(200_000)}- }"\nlable: x`, {
    line: 6,
    field: 'lable',
    code: 'unknown-name',
    says: NO_LABEL,
  }),
  inFields('ten thousand names that there are not', times(10_000, (at) => `name${at}: x\n`).trimEnd(), {
    line: 4002,
    field: 'name4000',
    says: 'From here on there are more fields, entries and characters than a file can have',
  }),
  inFields('ten thousand lines that cannot be read', 'a: b: c\n'.repeat(10_000), {
    line: 4002,
    field: 'a',
    says: 'more fields',
  }),
  inFields('a list without end in brackets', `keywords: [${'a,'.repeat(200_000)}]`, {
    line: 2,
    field: 'keywords',
    says: 'more fields',
  }),
  inNewFile(
    'ten thousand old addresses that lead to one another',
    'redirects.md',
    fields(`redirects:\n${times(10_000, (at) => `  - /a${at} -> /a${at + 1}\n`)}`),
    { line: 2002, field: 'redirects.1999', code: 'too-much', says: 'more fields' },
  ),
  inAnswer('quotations without end in an answer', `${'> '.repeat(5000)}a`, {
    line: 44,
    says: SIGNS,
  }),
  inAnswer('thousands of links in an answer', '[a](/b) '.repeat(2400), {
    line: 44,
    code: 'too-much',
    says: 'more lines, links and characters than a page can show',
  }),
  {
    mistake: 'a link to a file elsewhere on the disk',
    make: linkTo('/etc/passwd', 'pages/etc.md'),
    file: 'pages/etc.md',
    line: 1,
    column: 1,
    code: 'link-file',
    says: 'a link to another place on the disk',
  },
];

testMistakes(hostile);

describe('what is refused is not read', () => {
  const parsed = () => vi.mocked(parseMarkdown).mock.calls.map(([text]) => text);
  /** How many texts and how many fields the check of a folder read. */
  function workOf(folder: string) {
    vi.clearAllMocks();
    checkFolder(folder);
    return { texts: parsed().length, fronts: vi.mocked(parseYaml).mock.calls.length };
  }
  const isOfFields = ({ field = '', says }: Mistake) => field !== '' || says.includes('fields');
  const refused = hostile.filter(({ code }) => /^(too-|not-text)/.test(code));

  beforeEach(() => {
    vi.clearAllMocks();
  });

  test('there are rows of it', () => expect(refused.length).toBeGreaterThan(15));

  let before: ReturnType<typeof workOf> | undefined;

  test.each(refused)('$mistake', (mistake) => {
    before ??= workOf(copyContent());
    const after = workOf(makeMistake(mistake));
    expect(after.texts).toBeLessThanOrEqual(before.texts);
    if (!isOfFields(mistake)) expect(after.fronts).toBeLessThanOrEqual(before.fronts);
    expect(parsed().filter((text) => excessInText(text) !== undefined)).toEqual([]);
  });
});
