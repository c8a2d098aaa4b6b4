import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOfType } from '../../pipeline/lint/Document';
import { checkFolder } from '../../pipeline/lint/lint';
import { seededRandom } from '../../pipeline/media/drawHills';
import { listContent } from '../../pipeline/source/listFolder';

/** Copies the content folder `from` to `folder`, and adds `count` articles there, the same at every call. */
export function writeCorpus(from: string, folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true, preserveTimestamps: true });
  // Without the logo, which has no description.
  const pictures = listContent(folder)
    .pictures.filter((path) => /^images\/.*\.jpg$/.test(path))
    .slice(0, 10);
  const { documents } = checkFolder(folder);
  const categories = documents.find(isOfType('business'))?.fields.articleCategories ?? [];
  const addresses = documents
    .filter(({ type, fields }) => type === 'service' && fields.published !== false)
    .map(({ address }) => String(address))
    .slice(0, 3);
  mkdirSync(join(folder, 'blog'), { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const text = sampleArticle(index, { pictures, categories, addresses });
    writeFileSync(join(folder, 'blog', `advice-${index}.md`), text);
  }
}

const WORDS =
  'the a our your house kitchen bathroom porch roof wall floor window door tile stair pipe lamp shelf budget permit plan estimate crew neighbor street summer week measure choose build keep paint order ask decide wait start cost need find know white oak quiet warm wide old new plain small first last before after between with for and but because often never'.split(
    ' ',
  );

const HEADINGS = [
  'Where to begin',
  'What it costs',
  'How long it takes',
  'What to ask first',
  'Common mistakes',
  'After the work',
];

const ARTICLE_WORDS = 900;
/** Milliseconds between the dates of two articles. */
const HALF_DAY = 43_200_000;

/** The Markdown of an article that depends only on the arguments, of about `ARTICLE_WORDS` random words. `addresses`: pages to link to. */
export function sampleArticle(
  index: number,
  { pictures, categories, addresses }: Record<'pictures' | 'categories' | 'addresses', readonly string[]>,
): string {
  const random = seededRandom(index + 1);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(' ');
  const sentence = () => {
    const text = words(8 + Math.floor(random() * 12));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  const item = () => `- **${words(2)}**: ${sentence()}`;
  const links = addresses.map((address) => `[the page on ${words(1)}](${address})`);
  const section = (heading: string) =>
    [
      `## ${heading}`,
      paragraph(),
      `${sentence()} More is on our ${pick(links)}, *${words(3)}*.`,
      [item(), item(), item()].join('\n'),
    ].join('\n\n');
  const table = [
    '| Part | Weeks | Cost |',
    '| --- | --- | --- |',
    ...HEADINGS.slice(0, 4).map((name) => `| ${name} | ${Math.ceil(random() * 9)} | ${words(2)} |`),
  ].join('\n');
  const picture = pick(pictures);
  const image = `![${words(5)}](${picture})`;
  const body = [paragraph(), ...HEADINGS.map(section), image, table, `> ${sentence()}`].join('\n\n');
  const missingWords = ARTICLE_WORDS - body.split(/\s+/).length;
  const day = new Date(Date.UTC(2010, 0, 1) + index * HALF_DAY).toISOString().slice(0, 10);
  return `---
title: Advice ${index} on ${words(4)}
description: Article ${index} tells homeowners ${words(14)}.
keywords:
  - ${words(2)}
  - ${words(2)}
image: ${picture}
publishedAt: ${day}
author: The crew
category: ${pick(categories)}
tags:
  - ${words(1)}
  - ${words(1)}
excerpt: ${sentence()}
callout:
  heading: ${words(5)}
  text: ${sentence()} Call {phone}.
  buttons:
    - Get a Free Estimate -> /contact
---

${body}

${missingWords > 0 ? words(missingWords) : ''}
`;
}
