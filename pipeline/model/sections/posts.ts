import { text } from '../../fields/text';
import { hasSearch } from '../entries';
import { heading } from '../heading';
import { section } from '../section';

/** From so many articles on the list goes over several pages, with so many on each: a large card and full rows of two or three. */
const MAX_ON_ONE_PAGE = 49;
const ON_A_PAGE = 25;

export const posts = section({
  about:
    'A card for each article, newest first. From fifty articles on, the list goes over several pages. Left out while there is none.',
  fields: { ...heading, more: text('The words of the link on each card.', 'Read article').optional() },
  lists: 'article',
  pageType: 'CollectionPage',
  pages: ({ entries: { article } }) =>
    article.length <= MAX_ON_ONE_PAGE ? 1 : Math.ceil(article.length / ON_A_PAGE),
  data: (_fields, { site, page: { pagination } }) => {
    const cards = site.entries.article.flatMap(({ address, title, fields: { excerpt }, post }) => {
      if (!post) return [];
      const { author, published: date, readTime, category, image } = post;
      return [{ address, title, excerpt, author, date, readTime, category, image }];
    });
    if (cards.length === 0) return undefined;
    const search = hasSearch(site);
    if (!pagination) return { articles: cards, search };
    const first = (pagination.number - 1) * ON_A_PAGE;
    return { articles: cards.slice(first, first + ON_A_PAGE), pagination, search };
  },
  hasSearch: ({ search }) => search,
});
