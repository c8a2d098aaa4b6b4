import type { Picture, ResolvedValue } from '../pipeline/kinds/values';
import { sectionsOf } from '../pipeline/model/entries';
import type { Entry, Site } from '../pipeline/model/Site';
import { visit } from '../pipeline/model/visit';

/** The large pictures at the top of a page: that of an article, and those of hero sections. */
export function heroPictures(entry: Entry): Picture[] {
  const images = [entry.post?.image, ...sectionsOf(entry, 'hero').map(({ props }) => props.image)];
  return images.filter((image) => image !== undefined);
}

/** The main picture of a page: from its front matter, else from its hero, else the business's own. */
export function mainPicture(entry: Entry, site: Site): Picture {
  return entry.image ?? heroPictures(entry)[0] ?? site.business.image;
}

/** The address of the largest size of each picture on a page, in order, without duplicates. */
export function picturesOn({ post, sections }: Pick<Entry, 'post' | 'sections'>): string[] {
  const addresses = new Set<string>();
  const add = ({ large }: Picture) => addresses.add(large);
  visit<ResolvedValue>([post?.image, sections.map(({ props }) => props)], {
    picture: add,
    prose: ({ pictures }) => Object.values(pictures).forEach(add),
  });
  return [...addresses];
}
