import { FIELDS, type Filling, type HostileFile, inFile, numbered, times } from './HostileFile';

const fields = (what: string, lines: Filling, tail = '') =>
  inFile(`fields: ${what}`, 'pages/hostile.md', `---\n${FIELDS}\n`, lines, `${tail}\n---\n`);

/** Fields that are slow to read, or have more faults than anybody fixes. */
export const hostileFields: readonly HostileFile[] = [
  fields('unknown names', (at) => `name${at}: x\n`),
  fields('an unknown name of half a megabyte', `${times('heading', 60_000)}: x`),
  fields('names near a right one', (at) => `titel${at % 9}${at}: x\n`),
  fields('sections of prose', (at) => `text p${at}:\n  heading: a\n  body: "[a](/b) **c**"\n`),
  fields('names twice', times('label: x\n')),
  fields('unreadable lines', times('a: b: c\n')),
  fields('tabs', times('\ta: b\n')),
  fields('entries of a list', `keywords:\n${times('  - a\n')}`),
  fields('buttons that lead nowhere', `hero:\n  heading: a\n  buttons:\n${times('    - a -> /b\n')}`),
  fields(
    'questions with links',
    `faq:\n  questions:\n${times('    - question: a\n      answer: "[b](/c) *d*"\n')}`,
  ),
  fields('rows of a table', `table:\n  columns: [a, b]\n  rows:\n${times('    - [a]\n')}`),
  fields('dates', (at) => `publishAt${at}: 1/2/3\n`),
  fields(
    'pictures',
    `gallery:\n  tabs:\n${times('    - label: a\n      photos: b\n      description: c\n')}`,
  ),
  fields('notes behind texts', (at) => `a${at}: b # c\n`),
  fields('words folded over lines', `description: a\n${times('  b\n')}`),
  fields('quotation marks', `description: "${times('\\"')}`, '"'),
  fields('an open quotation mark', `description: "${times('a\n')}`),
  fields('anchors', (at) => `a${at}: &b${at} c\n`),
  fields('aliases', `a: &a b\n${numbered((at) => `a${at}: *a\n`)}`),
  fields(
    'aliases of aliases',
    `a0: &a0 [x, x]\n${numbered((at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}]\n`, 9_000)}`,
  ),
  fields(
    'brackets in brackets',
    `a: ${'['.repeat(39)}${']'.repeat(39)}\n${numbered((at) => `a${at}: ${'[{a: '.repeat(19)}b${'}]'.repeat(19)}\n`)}`,
  ),
  fields('a list of half a megabyte in brackets', `keywords: [${times('a,')}`, ']'),
  fields('groups in groups', (at) => `${' '.repeat(at % 900)}a:\n`),
  fields(
    'groups in groups by two',
    Array.from({ length: 600 }, (_each, at) => `${'  '.repeat(at)}a:`).join('\n'),
  ),
  fields('commands', times('%TAG a\n')),
  fields('curly marks', (at) => `a${at}: “b” c: d\n`),
  fields('open links', `label: "${times('[a](')}`, '"'),
  fields('spaces', `a: b${' '.repeat(480_000)}c d\n  e: f`),
  fields('runs of 999 spaces', times(`a: b${' '.repeat(999)}c d\n  e: f\n`)),
  fields(
    'long lists that cannot be read',
    numbered((at) => `a${at}: [${'b,'.repeat(400)} : c: d]]\n`, 490),
  ),
  fields(
    'answers of many links',
    `faq:\n  questions:\n${times(`    - question: a\n      answer: "${'[b](/c) '.repeat(300)}"\n`)}`,
  ),
  fields(
    'answers of many quotations',
    `faq:\n  questions:\n${times(`    - question: a\n      answer: |\n${'        > a\n\n'.repeat(300)}`)}`,
  ),
];
