import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkFolder } from '../../../pipeline/lint/lint';
import { parseMarkdown } from '../../../pipeline/markdown/parseMarkdown';
import { excessInText } from '../../../pipeline/source/limits';
import { parseYaml } from '../../../pipeline/source/parseYaml';
import { copyContent } from '../copyContent';
import { linkTo, write } from './files';
import type { Mistake } from './Mistake';
import { makeMistake, testMistakes } from './testMistakes';

vi.mock('../../../pipeline/markdown/parseMarkdown', { spy: true });
vi.mock('../../../pipeline/source/parseYaml', { spy: true });

const fields = (line: string) => `---\n${line}\n---\n`;
const deep = (sign: string) => `${fields('title: x')}${sign.repeat(20_000)}`;

/** Input that harms the site, on purpose or by accident. */
const hostile: readonly Mistake[] = [
  {
    mistake: 'code between the lines of ---',
    file: 'pages/contact.md',
    from: '---\ntitle',
    to: '---javascript\ntitle',
    line: 1,
    code: 'fence-misspelt',
    says: 'exactly three hyphens',
    fix: '---',
  },
  {
    mistake: 'another language between them',
    file: 'pages/contact.md',
    from: '---\ntitle',
    to: '---coffee\ntitle',
    line: 1,
    code: 'fence-misspelt',
    says: 'exactly three hyphens',
    fix: '---',
  },
  {
    mistake: 'a text that is marked as code',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: 'label: !!js/function "function(){}"',
    line: 5,
    column: 8,
    code: 'needs-quotes',
    says: '“!” has a special meaning here',
    fix: 'label: "!!js/function \\"function(){}\\""',
  },
  {
    mistake: 'a text with a mark of a program',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: 'label: !ruby/hash Contact',
    line: 5,
    column: 8,
    code: 'needs-quotes',
    says: '“!” has a special meaning here',
    fix: 'label: "!ruby/hash Contact"',
  },
  {
    mistake: 'a list that holds itself',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: 'keywords: &a [*a, *a, *a, *a]',
    line: 5,
    column: 11,
    field: 'keywords.0',
    code: 'needs-quotes',
    says: '“&” has a special meaning here',
    fix: 'keywords: "&a [*a, *a, *a, *a]"',
    unfixable: true,
  },
  {
    mistake: 'a name of the inside',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: '__proto__: Contact',
    line: 5,
    field: '__proto__',
    code: 'unknown-name',
    says: 'There is no field called “__proto__” here.',
  },
  {
    mistake: 'another name of the inside',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: 'constructor: Contact',
    line: 5,
    field: 'constructor',
    code: 'unknown-name',
    says: 'There is no field called “constructor” here.',
  },
  {
    mistake: 'a name of the inside with fields',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: '__proto__:\n  published: no',
    line: 5,
    field: '__proto__',
    code: 'unknown-name',
    says: 'There is no',
  },
  {
    mistake: 'a name taken from elsewhere',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: '<<: Contact',
    line: 5,
    field: '<<',
    code: 'unknown-name',
    says: 'There is no field called “<<” here.',
  },
  {
    mistake: 'a picture up the folders',
    file: 'pages/notes.md',
    from: 'images/sink.jpg',
    to: '../../../etc/passwd',
    line: 4,
    column: 8,
    field: 'image',
    code: 'picture-outside',
    says: 'outside the content folder',
  },
  {
    mistake: 'a link to a file of the computer',
    file: 'pages/thank-you.md',
    from: '-> /',
    to: '-> file:///etc/passwd',
    line: 10,
    column: 28,
    field: 'hero.buttons.0',
    code: 'link-address',
    says: 'A link leads to',
  },
  {
    mistake: 'an address with steps up',
    file: 'blog/frozen-pipes.md',
    from: 'label: Frozen',
    to: 'slug: ../../x\nlabel: Frozen',
    line: 5,
    column: 7,
    field: 'slug',
    code: 'slug',
    fix: 'slug: x',
    unfixable: true,
    says: 'small letters, digits and hyphens',
    shownIn: 'blog/frozen-pipes.md',
  },
  {
    mistake: 'a link to a file elsewhere on the disk',
    file: 'pages/etc.md',
    make: linkTo('/etc/passwd', 'pages/etc.md'),
    line: 1,
    code: 'link-file',
    says: 'a link to another place on the disk',
  },
  {
    mistake: 'a link to a folder',
    file: 'images/all',
    make: linkTo('/', 'images/all'),
    line: 1,
    code: 'link-file',
    says: 'a link to another place on the disk',
  },
  {
    mistake: 'a file of megabytes',
    file: 'pages/long.md',
    make: write('pages/long.md', `${fields('title: x')}${'words '.repeat(900_000)}`),
    line: 1,
    code: 'too-large',
    says: '5.1 MB',
  },
  {
    mistake: 'megabytes between the lines of ---',
    file: 'pages/long.md',
    make: write('pages/long.md', fields('a: b\n'.repeat(400_000))),
    line: 1,
    code: 'too-large',
    says: 'MB',
  },
  {
    mistake: 'a picture with the name of a text',
    file: 'pages/photo.md',
    make: write('pages/photo.md', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')),
    line: 1,
    code: 'not-text',
    says: 'is not one',
  },
  {
    mistake: 'a file of nothing but zeros',
    file: 'pages/zeros.md',
    make: write('pages/zeros.md', Buffer.alloc(5000)),
    line: 1,
    code: 'not-text',
    says: 'is not one',
  },
  {
    mistake: 'a text saved with another alphabet',
    file: 'team/ada-lindgren.md',
    make: write('team/ada-lindgren.md', Buffer.from(fields('name: Zoë'), 'utf16le')),
    line: 1,
    code: 'not-text',
    says: 'UTF-8',
  },
  {
    mistake: 'a text saved by an old program',
    file: 'team/ada-lindgren.md',
    make: write('team/ada-lindgren.md', Buffer.from('---\nname: Zoë\n---\n', 'latin1')),
    line: 2,
    code: 'not-text',
    says: 'UTF-8',
  },
  {
    mistake: 'brackets without end',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: `label: ${'['.repeat(5000)}`,
    line: 5,
    column: 8,
    code: 'needs-quotes',
    says: '“[” has a special meaning here',
    fix: `label: "${'['.repeat(5000)}"`,
  },
  {
    mistake: 'quotations without end',
    file: 'services/deep.md',
    make: write('services/deep.md', deep('> ')),
    line: 4,
    code: 'too-deep',
    says: 'special characters',
  },
  {
    mistake: 'a list inside lists without end',
    file: 'services/deep.md',
    make: write('services/deep.md', deep('- ')),
    line: 4,
    code: 'too-deep',
    says: 'special characters',
  },
  {
    mistake: 'open brackets without end in the text',
    file: 'services/deep.md',
    make: write('services/deep.md', deep('[')),
    line: 4,
    code: 'too-deep',
    says: 'special characters',
  },
  {
    mistake: 'links that are never closed, without end',
    file: 'services/deep.md',
    make: write('services/deep.md', `${fields('title: x')}${'[a]('.repeat(50_000)}`),
    line: 4,
    code: 'too-deep',
    says: 'more than ten thousand square brackets',
  },
  {
    mistake: 'brackets that stay open, a few in each line',
    file: 'services/deep.md',
    make: write('services/deep.md', `${fields('title: x')}${'[one [two and words\n'.repeat(40)}`),
    line: 29,
    code: 'too-deep',
    says: 'More than fifty square brackets are open here at once.',
  },
  {
    mistake: 'a table of thousands of cells in a row',
    file: 'services/deep.md',
    make: write(
      'services/deep.md',
      `${fields('title: x')}${`${'|a'.repeat(2000)}|\n${'|-'.repeat(2000)}|\n`.repeat(50)}`,
    ),
    line: 4,
    code: 'too-deep',
    says: 'This line has more than 300 bars “|”',
  },
  {
    mistake: 'hyphens without end in a field',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: `keywords:\n  ${'- '.repeat(100_000)}x`,
    line: 6,
    code: 'too-deep',
    says: 'special characters',
  },
  {
    mistake: 'words to be replaced that never end, without end',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: `label: "${'[your '.repeat(80_000)}"\nlable: x`,
    line: 5,
    code: 'too-much',
    says: 'more fields, entries and characters',
  },
  {
    mistake: 'words to be replaced that never end',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: `label: "${'[your '.repeat(5000)}"\nlable: x`,
    line: 6,
    field: 'lable',
    code: 'unknown-name',
    says: 'There is no field called “lable” here, and “label” is on line 5 already.',
  },
  {
    mistake: 'lists that are opened line after line',
    file: 'services/deep.md',
    make: write('services/deep.md', fields(`title: x\na:\n${'  - [\n'.repeat(3000)}`)),
    line: 104,
    code: 'too-deep',
    says: 'special characters',
  },
  ...[
    { mistake: 'ten thousand paragraphs', words: 'A word.\n\n', line: 6003 },
    { mistake: 'lines without end', words: 'A word.\n', line: 4004 },
    { mistake: 'ten thousand broken links', words: '[a](/nowhere)\n\n', line: 2999 },
    { mistake: 'ten thousand links on one line', words: '[a](/nowhere) ', line: 5 },
    { mistake: 'ten thousand pictures', words: '![a](b.jpg)\n\n', line: 2999 },
    { mistake: 'ten thousand addresses', words: 'https://a.example ', line: 5, times: 25_000 },
    { mistake: 'ten thousand mail addresses', words: 'a@b.example ', line: 5, times: 25_000 },
    { mistake: 'ten thousand slanted words', words: '*a* ', line: 5 },
    {
      mistake: 'slanted and bold words in one another',
      words: `${'*a **b '.repeat(400)}${'b** a* '.repeat(400)}`,
      line: 5,
      times: 1,
    },
    { mistake: 'ten thousand struck words', words: '~~a~~ ', line: 5 },
    { mistake: 'ten thousand words as code', words: '`a` ', line: 5 },
    { mistake: 'ten thousand tags', words: '<b>x</b>\n\n', line: 2997 },
    { mistake: 'ten thousand headings', words: '## A\n\n', line: 1718 },
    { mistake: 'ten thousand underlined headings', words: 'A\n-\n\n', line: 2121 },
    { mistake: 'ten thousand entries', words: '- a\n', line: 1504 },
    { mistake: 'ten thousand quotations', words: '> a\n\n', line: 1718 },
    { mistake: 'quotations and lists in turn', words: `${'> - '.repeat(40)}a\n`, line: 19, times: 2000 },
    {
      mistake: 'lists that begin further and further right',
      words: `${' '.repeat(180)}- a\n`,
      line: 127,
      times: 2000,
    },
    { mistake: 'five thousand tables', words: '| a |\n|---|\n| b |\n\n', line: 2186, times: 5000 },
    { mistake: 'ten thousand signs for others', words: '&amp;', line: 5, times: 90_000 },
    { mistake: 'ten thousand notes below', words: '[^1]: a\n\n', line: 1717 },
    {
      mistake: 'tags that never end before a long line',
      words: `${'<? '.repeat(1000)}${'a'.repeat(300)}`,
      line: 5,
      times: 100,
    },
  ].map(
    ({ mistake, words, line, times = 10_000 }): Mistake => ({
      mistake,
      file: 'services/much.md',
      make: write('services/much.md', `${fields('title: x')}Words.\n${words.repeat(times)}`),
      line,
      code: 'too-much',
      says: 'From here on there are more lines, links and characters than a page can show',
    }),
  ),
  {
    mistake: 'pictures in one another',
    file: 'services/deep.md',
    make: write('services/deep.md', `${fields('title: x')}${'![a '.repeat(300)}${'a](b) '.repeat(300)}`),
    line: 4,
    code: 'too-deep',
    says: 'Close each [ with a ], or delete it.',
  },
  {
    mistake: 'a thousand spaces in the text',
    file: 'services/deep.md',
    make: write('services/deep.md', `${fields('title: x')}a **${' '.repeat(100_000)}b`),
    line: 4,
    code: 'too-deep',
    says: 'special characters',
  },
  {
    mistake: 'a thousand spaces in a field',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: `label: Contact${' '.repeat(100_000)}us`,
    line: 5,
    code: 'too-deep',
    says: 'special characters',
  },
  {
    mistake: 'a brace before a word without end',
    file: 'pages/contact.md',
    from: 'label: Contact',
    to: `label: "{${'a'.repeat(200_000)}- }"\nlable: x`,
    line: 6,
    field: 'lable',
    code: 'unknown-name',
    says: 'There is no field called “lable” here, and “label” is on line 5 already.',
  },
  {
    mistake: 'ten thousand names that there are not',
    file: 'pages/many.md',
    make: write(
      'pages/many.md',
      fields(Array.from({ length: 10_000 }, (_each, at) => `name${at}: x`).join('\n')),
    ),
    line: 4002,
    code: 'too-much',
    says: 'From here on there are more fields, entries and characters than a file can have',
  },
  {
    mistake: 'ten thousand lines that cannot be read',
    file: 'pages/many.md',
    make: write('pages/many.md', fields('a: b: c\n'.repeat(10_000))),
    line: 4002,
    code: 'too-much',
    says: 'more fields',
  },
  {
    mistake: 'a list without end in brackets',
    file: 'pages/many.md',
    make: write('pages/many.md', fields(`keywords: [${'a,'.repeat(200_000)}]`)),
    line: 2,
    code: 'too-much',
    says: 'more fields',
  },
  {
    mistake: 'ten thousand old addresses that lead to one another',
    file: 'redirects.md',
    make: write(
      'redirects.md',
      fields(
        `redirects:\n${Array.from({ length: 10_000 }, (_each, at) => `  - /a${at} -> /a${at + 1}\n`).join('')}`,
      ),
    ),
    line: 2002,
    code: 'too-much',
    says: 'more fields',
  },
  {
    mistake: 'quotations without end in an answer',
    file: 'services/leak-repair.md',
    from: 'answer: Yes, for water that will not stop. Call {phone}.',
    to: `answer: "${'> '.repeat(5000)}a"`,
    line: 44,
    column: 15,
    field: 'faq.questions.0.answer',
    code: 'too-deep',
    says: 'special characters',
  },
  {
    mistake: 'thousands of links in an answer',
    file: 'services/leak-repair.md',
    from: 'answer: Yes, for water that will not stop. Call {phone}.',
    to: `answer: "${'[a](/b) '.repeat(2400)}"`,
    line: 44,
    column: 15,
    field: 'faq.questions.0.answer',
    code: 'too-much',
    says: 'more lines, links and characters than a page can show',
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

  test('there are rows of it', () => expect(refused.length).toBeGreaterThan(30));

  test.each(refused)('$mistake', (mistake) => {
    const before = workOf(copyContent());
    const after = workOf(makeMistake(mistake));
    expect(after.texts).toBeLessThanOrEqual(before.texts);
    if (!isOfFields(mistake)) expect(after.fronts).toBeLessThanOrEqual(before.fronts);
    expect(parsed().filter((text) => excessInText(text) !== undefined)).toEqual([]);
  });
});
