import { text } from '../../fields/text';
import { articleCard } from '../articleCard';
import { heading } from '../heading';
import { isSearched } from '../isSearched';
import { type PropsOf, section } from '../section';

export const posts = section(
  'A card for each article, newest first.',
  { ...heading, more: text('The words of the link on each card.', 'Read article').optional() },
  (_fields, { site }) => ({ articles: site.articles.map(articleCard), search: isSearched(site) }),
);

export type PostsProps = PropsOf<typeof posts>;
