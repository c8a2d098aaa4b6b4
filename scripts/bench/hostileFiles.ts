import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Something that somebody might put into a content folder to stop its check. */
export interface HostileFile {
  what: string;
  make: (folder: string) => void;
  /** Where it is one text, what of it can be shortened: `words`. */
  parts?: { path: string; head: string; words: string; tail: string };
}

/** A little less than the largest file that is opened. */
const MOST = 498_000;
const FIELDS = 'title: A Page That Was Made to Harm\nlabel: Harm\nhero:\n  heading: Harm';

const file =
  (path: string, content: string | Buffer): HostileFile['make'] =>
  (folder) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
const numbered = (line: (at: number) => string, count = Number.POSITIVE_INFINITY) => {
  const lines: string[] = [];
  for (let at = 0, size = 0; at < count; at += 1) {
    const next = line(at);
    size += Buffer.byteLength(next);
    if (size > MOST) break;
    lines.push(next);
  }
  return lines.join('');
};
const times = (words: string, count?: number) => numbered(() => words, count);

const inFile = (what: string, path: string, head: string, words: string, tail = ''): HostileFile => ({
  what,
  parts: { path, head, words, tail },
  make: file(path, head + words + tail),
});
const text = (what: string, words: string) =>
  inFile(what, 'pages/hostile.md', `---\n${FIELDS}\n---\n`, words);
const fields = (what: string, lines: string, tail = '') =>
  inFile(`fields: ${what}`, 'pages/hostile.md', `---\n${FIELDS}\n`, lines, `${tail}\n---\n`);
const answer = (what: string, words: string) =>
  inFile(
    `an answer of ${what}`,
    'pages/hostile.md',
    `---\n${FIELDS}\nfaq:\n  questions:\n    - question: Why?\n      answer: |\n`,
    words.replace(/^/gm, '        ').slice(0, MOST),
    '\n---\n',
  );
const review = (what: string, words: string) =>
  inFile(
    `a review of ${what}`,
    'reviews/hostile.md',
    '---\nname: Eve\nlocation: Rome\nrating: 5\n---\n',
    words,
  );
const other = (what: string, make: HostileFile['make']): HostileFile => ({ what, make });

/** Every shape that was thought of, each below the size that is opened. */
export const hostileFiles: readonly HostileFile[] = [
  text('paragraphs of one letter', times('a\n\n')),
  text('10,000 paragraphs', times('Some words of no weight.\n\n', 10_000)),
  text('lines of one paragraph', times('a\n')),
  text('hard breaks', times('a  \n')),
  text('hard breaks by back-slashes', times('a\\\n')),
  text('10,000 links in paragraphs', times('[a](/nowhere)\n\n', 10_000)),
  text('links in paragraphs', times('[a](/b)\n\n')),
  text('links in one paragraph', times('[a](/b) ')),
  text('links on lines of a paragraph', times('[a](/b)\n')),
  text('links with titles', times('[a](/b "c") ')),
  text('links by definitions', `${times('[a][b] ')}\n\n[b]: /c`),
  text('pictures in paragraphs', times('![a](b)\n\n')),
  text('pictures in one paragraph', times('![a](b) ')),
  text('addresses in angle brackets', times('<http://a> ')),
  text('bare addresses', times('https://a.b ')),
  text('bare addresses in paragraphs', times('www.a.b\n\n')),
  text('mail addresses', times('a@b.co ')),
  text(
    'definitions',
    numbered((at) => `[a${at}]: /b\n`),
  ),
  text('footnotes', `${numbered((at) => `[^${at}]: a\n\n`)}`),
  text('calls of a footnote', `${times('a[^1] ')}\n\n[^1]: b`),
  text('open brackets', times('[ ')),
  text('closed brackets', times('] ')),
  text('brackets in brackets', times('[a](')),
  text('brackets of pictures', times('![')),
  text('headings', times('## a\n\n')),
  text('headings of the same words', times('# \n')),
  text('headings by underlines', times('a\n-\n\n')),
  text('stars round words', times('*a* ')),
  text('pairs of stars round words', times('**a** ')),
  text('open stars', times('*a ')),
  text('open and closed stars', times('*a **b ')),
  text('stars in paragraphs', times('*a*\n\n')),
  text('underscores', times('_a_ ')),
  text('low lines in words', times('a_b')),
  text('struck words', times('~~a~~ ')),
  text('back-ticks round words', times('`a` ')),
  text(
    'lengths of back-ticks',
    numbered((at) => `${'`'.repeat(at % 900)} `),
  ),
  text('open back-ticks', times('` `` ')),
  text('tags', times('<b>x</b> ')),
  text('tags in paragraphs', times('<b>\n\n')),
  text('open tags', times('<a b=" ')),
  text('tags of processors', times('<?')),
  text('notes that nobody sees', times('<!-- -->\n\n')),
  text('notes that never end', times('<!--a ')),
  text('entities', times('&amp;')),
  text('entities that there are not', times('&a;')),
  text('signs with back-slashes', times('\\*')),
  text('entries of a list', times('- a\n')),
  text('entries with empty lines', times('- a\n\n')),
  text(
    'numbered entries',
    numbered((at) => `${at}. a\n`),
  ),
  text(
    'lists in lists',
    times(`${Array.from({ length: 12 }, (_each, at) => `${'  '.repeat(at)}- a\n`).join('')}\n`),
  ),
  text(
    'a list that goes deeper and deeper',
    numbered((at) => `${'  '.repeat(at % 90)}- a\n`),
  ),
  text('boxes to tick', times('- [ ] a\n')),
  text('quotations', times('> a\n')),
  text('quotations apart', times('> a\n\n')),
  text('quotations in quotations', times(`${'> '.repeat(90)}a\n`)),
  text('quotations and lists in turn', times(`${'> - '.repeat(40)}a\n`)),
  text('lines across', times('---\n\n')),
  text('blocks of code', times('```\n```\n')),
  text('lines of code', `\`\`\`\n${times('a\n')}`),
  text('lines that begin far right', times('    a\n\n')),
  text('5,000 tables', times('| a |\n|---|\n| b |\n\n', 5000)),
  text('tables', times('a|\n-|\n\n')),
  text('rows of a table', `| a | b |\n|---|---|\n${times('| c | d |\n')}`),
  text('cells of a table', `${'|a'.repeat(290)}|\n${'|-'.repeat(290)}|\n${times(`${'|'.repeat(290)}\n`)}`),
  text('tables of many cells', times(`${'|a'.repeat(290)}|\n${'|-'.repeat(290)}|\n\n`)),
  text('a word of half a megabyte', times('a')),
  text('digits', times('1')),
  text('letters and dots', times('a.')),
  text('signs of mail', times('@')),
  text('colons', times('a:')),
  text('addresses that never end', times('https://')),
  text('empty lines', times('\n')),
  text('spaces', times(' ')),
  text('tabs', times('\t')),
  text('no line ends', times('word ')),
  text('lines that end in spaces', times(`a${' '.repeat(60)}\n`)),
  text('facts that there are not', times('{elk} ')),
  text('facts on lines', times('{elk}\n')),
  text('open braces', times('{{')),
  text('open braces and words', times('{a ')),
  text('phones of others', times('(555) 010-9999\n')),
  text('phones of others on one line', times('(555) 010-9999 ')),
  text('prices', times('$100 ')),
  text('years', times('9 years\n')),
  text('placeholders', times('TODO\n')),
  text('words to be replaced', times('[your ')),
  text('merge marks', times('<<<<<<< \n>>>>>>> \n')),
  text('links with the same brackets in exchange', times('(a)[/b] ')),
  text('links nearly right', times('[a] (/b) ')),
  text('links with spaces', times('[a](/b c) ')),
  text('signs of many languages', times('é漢😀')),
  text('half letters', times('\u0301')),
  text(
    'headings that are linked',
    numbered((at) => `## a${at}\n[b](#c${at})\n`),
  ),
  text(
    'a little of everything',
    times('## a\n\n[a](/b) **c** `d` <e> &f; ![g](h)\n\n- i\n- j\n\n> k\n\n| l |\n|---|\n\n'),
  ),
  text('2,999 paragraphs of two links', times('[a](/b) and [c](/d)\n\n', 2_999)),
  text('tags of processors in a line', `a ${times('<? ', 20_000)}${'a'.repeat(400_000)}`),
  text('notes in a line', `a ${times('<!-- ', 20_000)}${'a'.repeat(380_000)}`),
  text('open titles', `a ${times('[a](b (c ', 5000)}${'a'.repeat(400_000)}`),
  text('open brackets and a long line', `a ${times('[ ', 8000)}${'a'.repeat(400_000)}`),
  text('lines with bars and open tags', times('| <? a\n')),
  text('stars and closed brackets', times('*a* ] ')),
  text('stars and spaces', `x **${' '.repeat(480_000)}b`),
  text('runs of 999 spaces', times(`x **${' '.repeat(999)}b `)),
  text('a brace before a long word', `{${'a'.repeat(480_000)}- }`),
  text('the address of a link again and again', `[a](bc) ${times('bcbcbc')}`),
  text(
    'phones of many others',
    numbered((at) => `(555) 010-${String(1000 + (at % 9000))} `),
  ),
  text('letters, dots and a mail address', `${times('a.', 240_000)} a@b.co`),
  answer('paragraphs', times('a\n\n', 40_000)),
  answer('links', times('[a](/b)\n\n', 20_000)),
  answer('links on one line', times('[a](/b) ')),
  answer('open brackets', times('[a](')),
  answer('open stars', times('*a **b ')),
  answer('quotations', `${'> '.repeat(20_000)}a`),
  answer('tables', times('|a|\n|-|\n\n', 20_000)),
  review('paragraphs', times('a\n\n')),
  review('links', times('[a](/b)\n\n')),
  review('stars', times('*a* ')),
  review('tags', times('<b>x</b> ')),
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
  other(
    'redirects',
    file('redirects.md', `---\nredirects:\n${numbered((at) => `  - /a${at} -> /b${at}\n`)}---\n`),
  ),
  other(
    'a chain of redirects',
    file('redirects.md', `---\nredirects:\n${numbered((at) => `  - /a${at} -> /a${at + 1}\n`)}---\n`),
  ),
  inFile('menu entries', 'navigation.md', `---\nheader:\n`, times('  - a -> /b\n'), '---\n'),
  other(
    'addresses that may lead nowhere',
    file('navigation.md', `---\nmayLeadNowhere:\n${numbered((at) => `  - /a${at}\n`)}---\n`),
  ),
  other(
    'words for pictures',
    file('images/descriptions.md', `---\n${numbered((at) => `a${at}.jpg: b\n`)}---\n`),
  ),
  other(
    'pages of a review',
    file('reviews/hostile.md', `---\nname: Eve\npages:\n${numbered((at) => `  - /a${at}\n`)}---\nGood.`),
  ),
  other(
    'keywords of an article',
    file('blog/hostile.md', `---\ntitle: a\ntags:\n${numbered((at) => `  - a${at}\n`)}---\nGood.`),
  ),
  other('zeros', file('pages/hostile.md', Buffer.alloc(MOST))),
  other(
    'bytes of a picture',
    file('pages/hostile.md', Buffer.from(Array.from({ length: MOST }, (_each, at) => (at * 7919) % 256))),
  ),
  other('another alphabet', file('pages/hostile.md', Buffer.from(times('é\n'), 'utf16le').subarray(0, MOST))),
  other('letters that cannot be read', file('pages/hostile.md', Buffer.alloc(MOST, 0xff))),
  other('60 MB', file('pages/hostile.md', Buffer.alloc(60_000_000, 97))),
  other('60 MB with the name of a picture', file('images/hostile.jpg', Buffer.alloc(60_000_000, 0xff))),
  other(
    'a picture that says it is enormous',
    file(
      'images/hostile.png',
      Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0802000000', 'hex'),
    ),
  ),
  other(
    'a JPEG of markers alone',
    file(
      'images/hostile.jpg',
      Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(4_000_000, Buffer.from('ffe00002', 'hex'))]),
    ),
  ),
  other('folders in folders', file(`${'a/'.repeat(900)}b.md`, '---\ntitle: a\n---\n')),
  other('2,000 links to the folder above', (folder) => {
    for (let at = 0; at < 2000; at += 1) symlinkSync('..', join(folder, `loop${at}`));
  }),
  other('a link to itself', (folder) => symlinkSync('hostile.md', join(folder, 'pages/hostile.md'))),
  other('2,000 files of another kind', (folder) => {
    for (let at = 0; at < 2000; at += 1) writeFileSync(join(folder, `file${at}.exe`), '');
  }),
  other('names of files with signs', (folder) => {
    for (const name of [
      '__proto__',
      'constructor',
      '$(touch x)',
      '-rf',
      'a\nb',
      '%2e%2e',
      '漢',
      'a'.repeat(240),
    ])
      file(`pages/${name}.md`, `---\n${FIELDS}\n---\na`)(folder);
  }),
];
