import { text } from '../../kinds/kind';
import { link, webAddress } from '../../kinds/link';
import { image } from '../../kinds/references';
import type { Site } from '../Site';
import { heading, section } from '../section';

export const map = section({
  about: 'A map.',
  fields: {
    ...heading,
    frame: webAddress(
      'The embed address that the map service gives you.',
      'https://www.google.com/maps/embed',
    ),
    title: text('What the map shows, in a few words above it.', 'Where we work'),
    image: image('A picture beside these words.').optional(),
    link: link('A link that opens the map.', 'Open in maps -> https://www.google.com/maps'),
  },
  data: (_fields, { site }) => ({ towns: servedTowns(site) }),
  frames: ({ frame }) => [frame],
});

/** The towns that the business serves, with a link if they have a page. */
function servedTowns({ entries, business }: Site): { label: string; href?: string }[] {
  const withPage = entries.area.map(({ fields, address }) => ({ label: fields.name, href: address }));
  const others = (business.towns ?? []).filter((town) => withPage.every(({ label }) => label !== town));
  return [...withPage, ...others.map((label) => ({ label }))];
}
