import { list } from '../../kinds/kind';
import { link } from '../../kinds/link';
import type { Picture } from '../../kinds/values';
import { entriesByAddress, sectionsOf } from '../entries';
import type { Site } from '../Site';
import { heading, section } from '../section';

export const related = section({
  about: 'Links to related pages.',
  fields: {
    ...heading,
    links: list(link('A link: words, arrow, address.', 'Repairs -> /repairs'), 'The links.'),
  },
  data: ({ links }, { site }) => ({ pictures: links.map(({ href }) => pictureAt(href, site)) }),
});

/** The picture of the page at an address, if it has one. */
function pictureAt(href: string, site: Site): Picture | undefined {
  const entry = entriesByAddress(site).get(href);
  return entry?.image ?? sectionsOf(entry, 'hero')[0]?.props.image;
}
