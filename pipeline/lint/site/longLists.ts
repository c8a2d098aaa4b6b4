import type { z } from 'zod';
import { sectionModel } from '../../model/registry';
import { type Document, isOfType } from '../Document';
import { type Report, rule, type SiteInput } from '../rule';

/** More than this, and visitors look for one thing in a list instead of reading it. */
const MAX = { menu: 16, cards: 12, towns: 24 };

const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('');

const menuOf = (count: number) =>
  `  - label: Parts\n    links:\n${many(count, (at) => `      - Part ${at} -> https://www.example.com/${at}\n`)}  - Contact -> /contact`;

const townsOf = (count: number) => `towns:\n  - Portland\n${many(count - 1, (at) => `  - Cape ${at}\n`)}`;

const services = Object.fromEntries(
  Array.from({ length: MAX.cards }, (_, at) => [`services/valve-${at}.md`, serviceFile(at)]),
);

const HOME = 'services:\n  heading: What we mend\n';

export const listLong = rule({
  id: 'list-long',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  about: `A long list is not read. A menu that opens may have ${MAX.menu} links; above it, link to the page that has all of them. The home page may show ${MAX.cards} services or towns; name the ones that matter below \`only:\`. The bottom of each page may list ${MAX.towns} towns; with \`counties:\` in business.md it lists these instead.`,
  examples: [
    {
      file: 'navigation.md',
      replace: '  - Contact -> /contact\nbutton',
      wrong: `${menuOf(MAX.menu + 1)}\nbutton`,
      right: `${menuOf(MAX.menu)}\nbutton`,
    },
    {
      wrong: services,
      right: {
        ...services,
        'pages/home.md': { replace: HOME, by: `${HOME}  only:\n    - leak-repair\n    - valve-1\n` },
      },
    },
    {
      file: 'business.md',
      replace: 'counties:\n  - Cumberland\ntowns:\n  - Portland\n',
      wrong: townsOf(MAX.towns + 1),
      right: townsOf(MAX.towns),
    },
  ],
  check(input, report) {
    input.forEachDocument((document) => {
      if (isOfType('navigation')(document)) checkMenus(document.fields.header, report);
      if (isOfType('business')(document)) checkTowns(document.fields, report);
      if (document.address === '/') checkCards(document, input, report);
    });
  },
});

function checkMenus(header: readonly object[] = [], report: Report): void {
  for (const [at, item] of header.entries()) {
    if (!('links' in item) || !Array.isArray(item.links) || item.links.length <= MAX.menu) continue;
    const reason = `This menu has ${item.links.length} links, and nobody reads so many. Keep those that people ask for most, and link to a page that has all of them.`;
    report({ field: `header.${at}.links`, reason });
  }
}

function checkTowns(
  { counties, towns = [] }: { counties?: readonly string[]; towns?: readonly string[] },
  report: Report,
): void {
  if (counties || towns.length <= MAX.towns) return;
  const reason = `The bottom of each page lists all ${towns.length} towns. Write your counties below “counties:”, and it lists those instead.`;
  report({ field: 'towns', reason });
}

/** Lists on the home page that show every file of a folder. */
function checkCards({ sections }: Document, { documents }: SiteInput, report: Report): void {
  for (const { kind, key, fields } of sections) {
    const model = sectionModel(kind);
    if (!model || !('only' in (model.fields as z.ZodObject).shape) || 'only' in fields) continue;
    const listed = documents.filter(({ type }) => type === model.lists).length;
    if (listed <= MAX.cards) continue;
    const reason = `The home page shows all ${listed} of them. Name those that people ask for most below “only:”, and keep the others for their own page.`;
    report({ field: key, reason });
  }
}

function serviceFile(at: number): string {
  return `---
title: Valve Number ${at} in Portland, Maine
description: Valve number ${at} mended in Portland, Maine, mostly in one visit. Licensed plumbers with copper, solder and patience.
label: Valve ${at}
order: ${at + 2}
card:
  title: Valve ${at}
  text: We mend it and tell you why it broke.
hero:
  heading: Valve ${at} mended
  text: Bring the water bill.
  buttons:
    - Ask for a visit -> /contact
text:
---

We mend valve number ${at} in one visit.
`;
}
