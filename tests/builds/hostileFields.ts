import { FIELDS, type HostileFile, inFile, numbered, times } from './HostileFile';

const fields = (what: string, lines: string, tail = '') =>
  inFile(`fields: ${what}`, 'pages/hostile.md', `---\n${FIELDS}\n`, lines, `${tail}\n---\n`);

/** Fields that are slow to read, or have more faults than anybody fixes. */
export const hostileFields: readonly HostileFile[] = [
  fields(
    'unknown names',
    numbered((at) => `name${at}: x\n`),
  ),
  fields(
    'unknown names of many letters',
    numbered((at) => `${'heading'.repeat(60)}${at}: x\n`),
  ),
  fields('an unknown name of half a megabyte', `${times('heading', 60_000)}: x`),
  fields(
    'names near a right one',
    numbered((at) => `titel${at % 9}${at}: x\n`),
  ),
  fields(
    'unknown sections',
    numbered((at) => `part${at}:\n  a: b\n`),
  ),
  fields(
    'sections',
    numbered((at) => `text p${at}:\n  heading: a\n  body: b\n`),
  ),
  fields(
    'sections of prose',
    numbered((at) => `text p${at}:\n  heading: a\n  body: "[a](/b) **c**"\n`),
  ),
  fields('names twice', times('label: x\n')),
  fields('unreadable lines', times('a: b: c\n')),
  fields('tabs', times('\ta: b\n')),
  fields('entries of a list', `keywords:\n${times('  - a\n')}`),
  fields('empty entries', `keywords:\n${times('  -\n')}`),
  fields('entries that are groups', `keywords:\n${times('  - a: b\n')}`),
  fields('buttons', `contactForm:\n  buttons:\n${times('    - a -> /b\n')}`),
  fields('buttons that lead nowhere', `hero:\n  heading: a\n  buttons:\n${times('    - a -> /b\n')}`),
  fields('questions', `faq:\n  questions:\n${times('    - question: a\n      answer: b\n')}`),
  fields(
    'questions with links',
    `faq:\n  questions:\n${times('    - question: a\n      answer: "[b](/c) *d*"\n')}`,
  ),
  fields('questions without answers', `faq:\n  questions:\n${times('    - question: a\n')}`),
  fields('rows of a table', `table:\n  columns: [a, b]\n  rows:\n${times('    - [a]\n')}`),
  fields(
    'dates',
    numbered((at) => `publishAt${at}: 1/2/3\n`),
  ),
  fields(
    'pictures',
    `gallery:\n  tabs:\n${times('    - label: a\n      photos: b\n      description: c\n')}`,
  ),
  fields('lines of notes', times('# a\n')),
  fields(
    'notes behind texts',
    numbered((at) => `a${at}: b # c\n`),
  ),
  fields('a text of half a megabyte', `description: ${times('word ')}`),
  fields('a text of many lines', `description: |\n${times('  a\n')}`),
  fields('words folded over lines', `description: a\n${times('  b\n')}`),
  fields('quotation marks', `description: "${times('\\"')}`, '"'),
  fields('an open quotation mark', `description: "${times('a\n')}`),
  fields(
    'anchors',
    numbered((at) => `a${at}: &b${at} c\n`),
  ),
  fields('aliases', `a: &a b\n${numbered((at) => `a${at}: *a\n`)}`),
  fields(
    'aliases of aliases',
    `a0: &a0 [x, x]\n${numbered((at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}]\n`, 9_000)}`,
  ),
  fields(
    'lists in brackets',
    numbered((at) => `a${at}: [b, c]\n`),
  ),
  fields(
    'brackets in brackets',
    `a: ${'['.repeat(39)}${']'.repeat(39)}\n${numbered((at) => `a${at}: ${'[{a: '.repeat(19)}b${'}]'.repeat(19)}\n`)}`,
  ),
  fields('a list of half a megabyte in brackets', `keywords: [${times('a,')}`, ']'),
  fields(
    'groups in groups',
    numbered((at) => `${' '.repeat(at % 900)}a:\n`),
  ),
  fields(
    'groups in groups by two',
    Array.from({ length: 600 }, (_each, at) => `${'  '.repeat(at)}a:`).join('\n'),
  ),
  fields('question marks', times('? a\n')),
  fields(
    'marks of types',
    numbered((at) => `a${at}: !!b c\n`),
  ),
  fields('lines of ends', times('...\n')),
  fields('commands', times('%TAG a\n')),
  fields(
    'curly marks',
    numbered((at) => `a${at}: “b” c: d\n`),
  ),
  fields(
    'odd spaces',
    numbered((at) => `a${at}:\u00a0b\n`),
  ),
  fields('bullets', `keywords:\n${times('  •a\n')}`),
  fields('open links', `label: "${times('[a](')}`, '"'),
  fields(
    'tags',
    numbered((at) => `a${at}: <b>\n`),
  ),
  fields(
    'signs that mean something',
    numbered((at) => `a${at}: @b\n`),
  ),
  fields(
    'ids with dots',
    numbered((at) => `a.b${at}: c\n`),
  ),
  fields('spaces', `a: b${' '.repeat(480_000)}c d\n  e: f`),
  fields('runs of 999 spaces', times(`a: b${' '.repeat(999)}c d\n  e: f\n`)),
  fields(
    'texts of two lines',
    numbered((at) => `a${at}: b\n  c\n`),
  ),
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
