import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pageData } from '../../pages/pageData';
import { entriesOf, sectionsOf } from '../../pipeline/model/entries';
import { renderDocument } from '../../renderer/renderDocument';
import { copyContent, edit } from '../unit/copyContent';
import { siteOf, treesFrom } from '../unit/plumberSite';

const COUNT = 200;
const ON_A_PAGE = 18;

/** The plumber with two hundred projects in all, a list of them and their costs. */
function manyProjects(): string {
  const folder = copyContent();
  edit(folder, 'pages/notes.md', 'posts:', 'projects:\nposts:');
  edit(folder, 'pages/contact.md', 'contactForm:', 'costs:\ncontactForm:');
  for (let index = 2; index <= COUNT; index += 1)
    writeFileSync(join(folder, 'projects', `job-${index}.md`), project(index));
  return folder;
}

const project = (index: number) => `---
title: Leak number ${index} in a Portland cellar
description: How two plumbers found leak number ${index} in a brick house on the peninsula, and closed it in a day without a flood.
services:
  - leak-repair
finished: ${2015 + (index % 9)}-0${1 + (index % 8)}
took: 1 day
cost: $${400 + 10 * index}
costShown: yes
scope: One leak
photos:
  - images/sink.jpg
---

Leak ${index} dripped, and now it does not.
`;

test('two hundred projects go over pages of full rows, each once, and the costs have a row for each', async () => {
  const folder = manyProjects();
  const [site, readTree] = [await siteOf(folder), treesFrom(folder)];
  const lists = entriesOf(site)
    .filter(({ address }) => /^\/notes(\/page\/\d+)?$/.test(address))
    .map((page) => sectionsOf(page, 'projects')[0]?.props);
  expect(lists).toHaveLength(Math.ceil(COUNT / ON_A_PAGE));
  expect(lists.slice(0, -1).every((list) => list?.cards.length === ON_A_PAGE)).toBe(true);
  const cards = lists.flatMap((list) => list?.cards ?? []);
  expect(new Set(cards.map(({ address }) => address)).size).toBe(COUNT);
  const finished = cards.map((card) => card.finished);
  expect(finished).toEqual(finished.toSorted().reverse());
  expect(lists[0]?.filters?.services.map(({ name }) => name)).toEqual(['leak-repair']);

  const contact = entriesOf(site).find(({ address }) => address === '/contact');
  if (!contact) throw new Error('the plumber has no contact page');
  const page = parse(renderDocument(pageData(contact, site), readTree));
  expect(page.querySelectorAll('li svg circle')).toHaveLength(COUNT);
});
