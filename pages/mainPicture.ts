import type { Entry, Picture, Site } from '../pipeline/model/Site';
import { heroOf } from './heroOf';

/** The picture of a page: the one that its front matter names, its hero's, or the business's own. */
export function mainPicture(entry: Entry, site: Site): Picture {
  return entry.image ?? heroOf(entry) ?? site.business.image;
}
