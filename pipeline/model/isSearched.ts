import type { Site } from './Site';

/** Up to this many articles, looking through the list is quicker than a search. */
const AT_A_GLANCE = 20;

/** Whether the blog has a search. */
export function isSearched({ articles }: Pick<Site, 'articles'>): boolean {
  return articles.length > AT_A_GLANCE;
}
