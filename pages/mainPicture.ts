import { sectionsOf } from '../pipeline/model/entries';
import type { Entry, Picture, Site } from '../pipeline/model/Site';

/** The large picture at the top of a page. */
export function heroPicture(entry: Entry): Picture | undefined {
  return entry.post?.image ?? sectionsOf(entry, 'hero')[0]?.props.image;
}

/** The picture of a page: the one that its front matter names, its hero's, or the business's own. */
export function mainPicture(entry: Entry, site: Site): Picture {
  return entry.image ?? heroPicture(entry) ?? site.business.image;
}
