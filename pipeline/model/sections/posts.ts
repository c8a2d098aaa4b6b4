import { text } from '../../kinds/kind';
import type { Entry } from '../Site';
import { heading, section } from '../section';

/** A list of at most 49 articles is one page. A longer list has 25 per page: a large card, and full rows of two or three. */
const MAX_ON_SINGLE_PAGE = 49;
const PAGE_SIZE = 25;

export const posts = section({
  about:
    'A card for each article, newest first. A list of fifty or more continues on further pages. The section is left out if there are no articles.',
  fields: { ...heading, more: text('The text of the link on each card.', 'Read article').optional() },
  lists: 'article',
  pageType: 'CollectionPage',
  pages: (_fields, { site }) => {
    const { length } = site.entries.article;
    return length <= MAX_ON_SINGLE_PAGE ? 1 : Math.ceil(length / PAGE_SIZE);
  },
  data: (_fields, { site, page: { pagination } }) => {
    const allArticles = site.entries.article;
    if (allArticles.length === 0) return undefined;
    const first = pagination ? (pagination.number - 1) * PAGE_SIZE : 0;
    const articles = allArticles.slice(first, pagination && first + PAGE_SIZE).flatMap(card);
    return { articles, pagination };
  },
});

/** The data of an article's card. `date` is a calendar day, `YYYY-MM-DD`. */
function card({ address, title, fields: { excerpt }, post }: Entry<'article'>) {
  if (!post) return [];
  const { author, published: date, readTime, category, image } = post;
  return [{ address, title, excerpt, author, date, readTime, category, image }];
}
