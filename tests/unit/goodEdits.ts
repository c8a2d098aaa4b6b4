import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goodLines } from './goodLines';
import { goodTexts } from './goodTexts';
import { png, write } from './mistakes/files';

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
const heading = (edit: string, to: string) => change(contact, edit, 'heading: Write to us', `heading: ${to}`);
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
export const goodEdits: readonly GoodEdit[] = [
  heading('an apostrophe', "Let's talk"),
  prose('a link that calls with the country', '[Call](tel:+1-207-555-0163) or [call](tel:+12075550163) us. '),
  prose(
    'a fact that is a sentence, and a link to one that is an address',
    '{promise} [Reviews]({reviewsPage}). ',
  ),
  prose('a link that calls for help', '[Call](tel:911) for help and [811](tel:811) before you dig. '),
  prose('a link that calls another country', '[The maker](tel:+442079460958) answers. '),
  prose('a link with a subject', '[Write](mailto:office@harborlight.example?subject=A%20visit&body=Hi). '),
  prose('a link to two people', '[Write](mailto:office@harborlight.example,ada@example.com). '),
  prose('a link to send a page on', '[Send it on](mailto:?subject=A%20good%20plumber). '),
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
  prose('the license of the business', 'License MS00000000. '),
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
  prose('signs of mathematics', 'Jobs < $500 and > $100, 2 * 3 * 4 rooms, <3. '),
  prose('a fact among braced words', 'Call {phone} or the {other phone number}, or the {site manager}. '),
  prose(
    'the own address to be read',
    'We are at https://www.harborlight.example/contact or https://www.google.com. ',
  ),
  prose(
    'a file of the own site on GitHub that is no page',
    '[Words](https://github.com/harbor-light/website/wiki). ',
  ),
  prose('a site whose name begins alike', '[Paint](https://www.harborlight.example.org/paint) it. '),
  prose(
    'words that are named as fields',
    'Title: a plumber.\nLabel: a pipe.\n\nOrder: yours. Card: mine.\n\n',
  ),
  ...goodLines.map(([edit, file, from, to]) => ({ edit, file, from, to })),
  ...goodTexts.map(([edit, to]) => prose(edit, to)),
];
