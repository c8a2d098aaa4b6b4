import { text } from '../../fields/text';
import { articleCard } from '../articleCard';
import { heading } from '../heading';
import { isSearched } from '../isSearched';
import type { Site } from '../Site';
import { type PropsOf, section } from '../section';

/** From so many articles on the list goes over several pages, with so many on each: a large card and full rows of two or three. */
const TOO_MANY = 50;
const ON_A_PAGE = 25;

export const posts = section(
  'A card for each article, newest first. From fifty articles on, the list goes over several pages. Left out while there is none.',
  { ...heading, more: text('The words of the link on each card.', 'Read article').optional() },
  (_fields, { site, page: { part } }) => {
    if (site.articles.length === 0) return undefined;
    const search = isSearched(site);
    if (!part) return { articles: site.articles.map(articleCard), search };
    const first = (part.number - 1) * ON_A_PAGE;
    return { articles: site.articles.slice(first, first + ON_A_PAGE).map(articleCard), part, search };
  },
  partsFor,
);

function partsFor({ articles }: Site): number {
  return articles.length < TOO_MANY ? 1 : Math.ceil(articles.length / ON_A_PAGE);
}

export type PostsProps = PropsOf<typeof posts>;
