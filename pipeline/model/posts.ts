import { entriesOf } from './entriesOf';
import type { Entry, PostEntry, Site } from './Site';

/** Up to this many posts, looking through the list is quicker than a search. */
const MAX_WITHOUT_SEARCH = 20;

/** Every page that is a post, in the order of its content type. */
export function postsOf(site: Site): PostEntry[] {
  return entriesOf(site).filter((entry: Entry): entry is PostEntry => entry.post !== undefined);
}

/** Whether the posts can be searched. */
export function hasSearch(site: Site): boolean {
  return postsOf(site).length > MAX_WITHOUT_SEARCH;
}
