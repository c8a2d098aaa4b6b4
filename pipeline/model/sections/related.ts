import { link } from '../../fields/link';
import { list } from '../../fields/list';
import type { Picture } from '../../fields/values';
import { entriesByAddress } from '../entriesOf';
import { heading } from '../heading';
import type { Site } from '../Site';
import { type PropsOf, section } from '../section';

export const related = section(
  'Links to pages that go with this one.',
  {
    ...heading,
    links: list(
      link('A link: words, arrow, address.', 'Kitchen remodeling -> /kitchen-remodeling'),
      'The links.',
    ),
  },
  ({ links }, { site }) => ({ pictures: links.map(({ href }) => pictureAt(href, site)) }),
);

export type RelatedProps = PropsOf<typeof related>;

/** The large picture of the page at this address. */
function pictureAt(href: string, site: Site): Picture | undefined {
  const entry = entriesByAddress(site).get(href);
  const hero = entry?.sections.find(({ kind }) => kind === 'hero');
  return entry?.image ?? (hero?.props.image as Picture | undefined);
}
