import type { Entry, Picture, Site } from '../pipeline/model/Site';

/** The picture of a page: the one that its front matter names, its hero's, or the business's own. */
export function mainPicture(entry: Entry, site: Site): Picture {
  const hero = entry.sections.find(({ kind }) => kind === 'hero')?.props.image as Picture | undefined;
  return entry.image ?? hero ?? site.business.image;
}
