import { copy, remove, write } from './files';
import type { Mistake } from './Mistake';
import { testMistakes } from './testMistakes';

const MENU = 'navigation.md';
const ARTICLE = 'blog/frozen-pipes.md';
const REVIEW = 'reviews/ines-morel.md';
const CONTACT = 'pages/contact.md';

const both =
  (...changes: ((folder: string) => void)[]) =>
  (folder: string) => {
    for (const change of changes) change(folder);
  };

/** A file moved into another folder, where its fields do not belong. */
const moved = (mistake: string, from: string, to: string, says: string, alsoDo = remove(from)): Mistake => ({
  mistake,
  file: from,
  make: both(copy(from, to), alsoDo),
  shownIn: to,
  line: 1,
  column: 1,
  code: 'wrong-folder',
  says,
});

/** A page that `published: no` hides. */
const hidden = (mistake: string, file: string, line: number, says: string): Mistake => ({
  mistake,
  file,
  from: '\nlabel:',
  to: '\npublished: no\nlabel:',
  line,
  column: 12,
  field: 'published',
  code: 'link-hidden',
  severity: 'warning',
  says,
});

const keep = () => {};

/** A fact that three texts ask for and business.md does not give. */
const unsaid = (name: string, line: string, places: string): Mistake => ({
  mistake: `a fact that three texts ask for and nobody gives: ${name}`,
  file: 'business.md',
  make: both(
    write('pages/prices.md', page(`We {${name}}.\n\nAnd {${name}}.\n\nAnd {${name}}.`)),
    copyWithout('business.md', line),
  ),
  line: 1,
  column: 1,
  field: name,
  code: 'fact-unsaid',
  says: `business.md has no line “${name}:”, and {${name}} asks for it in ${places}`,
});

function page(body: string): string {
  return `---
title: What a Plumber Costs in Maine
description: What it costs to have a leak mended in Portland, Maine, by the hour and by the job, and when we charge nothing.
---

${body}
`;
}

const copyWithout = (file: string, line: string) => (folder: string) =>
  copy(file, file, [`${line}\n`, ''])(folder);

/** One cause is one problem, whatever follows from it. */
testMistakes([
  moved(
    'a review in the folder of articles',
    REVIEW,
    'blog/ines-morel.md',
    'This file has the fields of a review, and is not in their folder. Move it to reviews.',
  ),
  moved('a review in the team', REVIEW, 'team/ines-morel.md', 'fields of a review'),
  moved('a review among the pages', REVIEW, 'pages/ines-morel.md', 'Move it to reviews.'),
  moved('a review among the services', REVIEW, 'services/ines-morel.md', 'Move it to reviews.'),
  moved('an article among the reviews', ARTICLE, 'reviews/thaw.md', 'Move it to blog.', keep),
  moved('an article in the team', ARTICLE, 'team/thaw.md', 'Move it to blog.', keep),
  moved(
    'one of the team among the reviews',
    'team/ada-lindgren.md',
    'reviews/bo.md',
    'Move it to team.',
    keep,
  ),
  moved(
    'one of the team among the pages',
    'team/ada-lindgren.md',
    'pages/bo.md',
    'fields of a team member',
    keep,
  ),
  moved('a town among the reviews', 'areas/portland-me.md', 'reviews/portland.md', 'Move it to areas.', keep),
  moved('a service in the team', 'services/leak-repair.md', 'team/leak.md', 'Move it to services.', keep),
  hidden(
    'a hidden page that six links lead to',
    CONTACT,
    5,
    '6 links still lead to it, where visitors would find nothing: content/navigation.md (lines 9, 10, 15), content/pages/home.md (line 15)',
  ),
  hidden(
    'a hidden article that a text leads to',
    ARTICLE,
    5,
    'A link still leads to it, where visitors would find nothing: content/services/leak-repair.md (line 50). Delete it, or write another address there.',
  ),
  hidden('a hidden town in the menu', 'areas/portland-me.md', 5, 'content/navigation.md (line 7)'),
  hidden(
    'a hidden service that three links lead to',
    'services/leak-repair.md',
    7,
    '3 links still lead to it, where visitors would find nothing',
  ),
  {
    mistake: 'a deleted page that many links lead to',
    file: CONTACT,
    make: remove(CONTACT),
    shownIn: MENU,
    line: 9,
    column: 16,
    field: 'header.2',
    code: 'link-broken',
    says: 'There is no page /contact, and 6 links lead to it: content/navigation.md (lines 9, 10, 15), content/pages/home.md (line 15)',
  },
  {
    mistake: 'a page called index in a folder',
    file: ARTICLE,
    make: copy(
      ARTICLE,
      'blog/index.md',
      ['What to Do When', 'All That We Wrote on'],
      [
        'How to thaw a frozen pipe without splitting it, when',
        'All that we know of frozen pipes and of splitting ones, and when',
      ],
    ),
    shownIn: 'blog/index.md',
    line: 1,
    column: 1,
    code: 'address-taken',
    says: 'A page called “index” would be a second page at /blog. Give the file another name.',
  },
  {
    mistake: 'a page called index by its field',
    file: 'blog/thaw.md',
    make: copy(
      ARTICLE,
      'blog/thaw.md',
      ['author:', 'slug: index\nauthor:'],
      ['What to Do When', 'All on'],
      [
        'How to thaw a frozen pipe without splitting it, when',
        'All that we know of frozen pipes and of splitting ones, and when',
      ],
    ),
    line: 7,
    column: 7,
    field: 'slug',
    code: 'address-taken',
    says: 'A page called “index” would be a second page at /blog. Give it another name.',
  },
  unsaid(
    'licence',
    'licence: MS00000000',
    '4 places: content/pages/home.md (line 16), content/pages/prices.md (line 6)',
  ),
  unsaid('promise', 'promise: We call back the same day.', '3 places: content/pages/prices.md (line 6)'),
  unsaid('priceRange', 'priceRange: $$', '3 places: content/pages/prices.md (line 6)'),
]);

const map = (mistake: string, address: string, says: string): Mistake => ({
  mistake,
  file: 'pages/notes.md',
  from: 'posts:',
  to: `map:\n  frame: ${address}\n  title: Where we work\n  link: Open in maps -> https://www.google.com/maps\nposts:`,
  line: 9,
  column: 10,
  field: 'map.frame',
  code: 'frame-host',
  says,
});

/** Frames of sites that are no known service. */
testMistakes([
  map(
    'a frame whose address only begins like a known one',
    'https://www.google.com@evil.example/embed',
    'This address leads to evil.example, which is no service that the site knows.',
  ),
  map(
    'a frame of a site whose name begins alike',
    'https://www.google.com.evil.example/maps',
    'www.google.com.evil.example',
  ),
  map('a frame of a site whose name ends alike', 'https://evilgoogle.com/maps', 'evilgoogle.com'),
  map(
    'a frame of any site',
    'https://maps.harborlight.example/embed',
    'name maps.harborlight.example in the list “frameHosts” of business.md.',
  ),
  map('a frame with a name before the host', 'https://me@www.google.com/maps', 'leads to www.google.com'),
]);
