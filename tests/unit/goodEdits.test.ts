import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, edit as edited } from './copyContent';
import { png, write } from './mistakes/files';
import { problemsIn } from './problemsIn';

interface GoodEdit {
  edit: string;
  file: string;
  from?: string;
  to?: string;
  make?: (folder: string) => void;
}

const SIDEWAYS = join(import.meta.dirname, '..', 'fixtures', 'photos', 'sideways.jpg');
const contact = 'pages/contact.md';
const service = 'services/leak-repair.md';
const change = (file: string, edit: string, from: string, to: string): GoodEdit => ({ edit, file, from, to });
const made = (edit: string, make: (folder: string) => void): GoodEdit => ({ edit, file: contact, make });
const date = (to: string) => change('blog/frozen-pipes.md', `the date ${to}`, '2023-12-02', to);
const prose = (edit: string, to: string) => change(service, edit, 'A leak is', `${to}A leak is`);
const answer = (edit: string, to: string) =>
  change(service, edit, 'Yes, for water that will not stop. Call {phone}.', to);
const all = (edit: string, rewrite: (text: string) => string) =>
  made(edit, (folder) => {
    const path = join(folder, contact);
    writeFileSync(path, rewrite(readFileSync(path, 'utf8')));
  });

const times = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_each, at) => line(at)).join('');

/** Four hundred paragraphs: longer, and with more links, than any real text. */
function longArticle(): string {
  const words = 'water finds the way down and so do we when the pipe is old and the wall is wet';
  return times(100, (at) =>
    [
      `## Chapter ${at}`,
      `Where **${words}**, ${words}.`,
      `Then ${words}: [write to us](/contact), or *read* [the notes](/notes) and our [first page](/).`,
      `- ${words}\n- **Copper**: ${words}\n- ${words}`,
      `At last ${words}, ${words}.`,
    ]
      .join('\n\n')
      .concat('\n\n'),
  );
}

const PAGE = `---
title: What a Plumber Costs in Maine
description: What it costs to have a leak mended in Portland, Maine, by the hour and by the job, and when we charge nothing.
---

The first hour costs the same as the second.
`;

/** Correct edits of `tests/fixtures/plumber`. None of them may be reported. */
const goodEdits: readonly GoodEdit[] = [
  change(service, 'a signature with a hyphen', 'A leak is', 'Call us soon.\n-Tom\n\nA leak is'),
  change(contact, 'a note to oneself', 'label: Contact', '# call Ada about this\nlabel: Contact'),
  change(
    contact,
    'a text folded over lines',
    'text: A plumber reads this, usually over lunch.',
    'text: >-\n    A plumber reads this,\n    usually: over lunch.',
  ),
  change(
    contact,
    'a text that keeps its lines',
    'text: A plumber reads this, usually over lunch.',
    'text: |\n    A plumber reads this.\n\n    - Usually over lunch.',
  ),
  all('Windows line ends', (text) => text.replaceAll('\n', '\r\n')),
  all('old Mac line ends', (text) => text.replaceAll('\n', '\r')),
  all('a mark at the beginning', (text) => `\uFEFF${text}`),
  all('spaces behind the hyphens', (text) => text.replaceAll('---', '---  ')),
  date('Saturday, December 2, 2023'),
  prose('a table without its outer bars', 'Part | Price\n--- | ---\nValve | $20\n\n'),
  prose('an article of ten thousand words', longArticle()),
  prose(
    'a table of three hundred rows with links',
    `| Part | Price | More |\n| --- | ---: | --- |\n${times(300, (at) => `| Valve ${at} | $${at} | [write to us](/contact) |\n`)}\n`,
  ),
  prose(
    'a table whose cells are aligned',
    `| a${' '.repeat(400)} | b |\n| ${'-'.repeat(401)} | - |\n| c${' '.repeat(400)} | d |\n\n`,
  ),
  answer('twenty paragraphs in an answer', `|\n${times(20, () => '        Water finds the way down.\n\n')}`),
  made(
    'nine hundred old addresses',
    write('redirects.md', `---\nredirects:\n${times(900, (at) => `  - /old-${at} -> /contact\n`)}---\n`),
  ),
  made(
    'a new page that is not published',
    write('pages/prices.md', PAGE.replace('---\n\n', 'published: no\n---\n\n')),
  ),
  {
    edit: 'words for pictures that are all moved to the right',
    file: 'images/descriptions.md',
    make: (folder) => {
      const path = join(folder, 'images/descriptions.md');
      writeFileSync(path, readFileSync(path, 'utf8').replace(/^(?=\w)/gm, '  '));
    },
  },
  {
    edit: 'a photograph that only a page shows',
    file: 'services/leak-repair.md',
    from: 'A leak is',
    to: '![A tank](portfolio/boilers/tank.png)\n\nA leak is',
    make: write('portfolio/boilers/tank.png', png(1200, 900)),
  },
  made('a new photograph', write('portfolio/drains/IMG 2041.PNG', png(1200, 900))),
  made('litter of a file manager', write('images/Thumbs.db', 'x')),
  {
    edit: 'a photograph taken sideways, as a phone writes it',
    file: 'images/sink.jpg',
    make: (folder) => cpSync(SIDEWAYS, join(folder, 'images/sink.jpg')),
  },
  prose(
    'words that are named as fields',
    'Title: a plumber.\nLabel: a pipe.\n\nOrder: yours. Card: mine.\n\n',
  ),
  prose('a heading with a line of its own length below it', 'Where we look\n-------------\n\n'),
  prose('a box of code with a longer end', '~~~ text\nA valve ``` and ~~\n~~~~~\n\n'),
  prose('a box of code in a list', '- One\n\n  ```\n  A valve\n  ```\n- Two\n\n'),
  prose('a foot note of one star', 'From $200* an hour.\n\n*prices may vary\n\n'),
  prose('a foot note of two stars', 'From $200** an hour.\n\n**plus tax\n\n'),
  prose(
    'two foot notes on two lines',
    'From $200* an hour, $300* at night.\n\n*plus tax\n*on Sundays too\n\n',
  ),
  prose('a quotation with its author', '> The floor is dry.\n>\n> — Ines Morel\n\n'),
  prose('check marks in paragraphs', '✓ Copper\n\n✓ Lead\n\n'),
  prose('a numbered list that goes on', '1. Copper\n2. Lead\n\nAnd more:\n\n3. Iron\n4. Steel\n\n'),
  prose('a line that begins with a number', 'We came on June\n12. It was raining. '),
  prose('a table right below a sentence', 'Our prices:\n\n| Part | Price |\n|:---|---:|\n| Valve | – |\n\n'),
  prose('lines that stay parted', 'Harbor Light Plumbing  \n12 Sample Wharf  \nPortland, ME 04101\n\n'),
  prose('a note over several lines', '<!-- ask Ada\n\nand Ines -->\n\n'),
  prose('the name of a picture that is a link', '[sink.jpg](/notes)\n\n**sink.jpg**\n\n'),
  prose('parts of a law', 'By these:\n§ 5 and all\n§ 6 of it. '),
  prose('what a customer wrote', 'On Monday she wrote: come at once.\n\n'),
  answer('the end of a line as a code in an answer', '"Yes.\\n\\nCall {phone}."'),
  change(service, 'a note behind a number', 'order: 1', 'order: 1 # TODO: ask Ada'),
  change(contact, 'a note behind a button', 'tel:{phone}', 'tel:{phone} # ask Ada'),
  change(service, 'a link with a slash and a query', '/frozen-pipes)', '/frozen-pipes/?utm_source=mail)'),
  change('pages/home.md', 'a link with a slash before its anchor', '#finding-it', '/#finding-it'),
  change(service, 'a button on two lines', 'visit -> /contact', 'visit ->\n      /contact'),
  change(service, 'an entry on two lines', 'pressure test', 'pressure test.\n      We do it twice for you.'),
];

test.each(goodEdits)('says nothing of $edit', ({ file, from, to, make }) => {
  const folder = copyContent();
  if (from !== undefined && to !== undefined) edited(folder, file, from, to);
  make?.(folder);
  expect(problemsIn(folder)).toEqual([]);
});
