import { list, text } from '../../kinds/kind';
import { reference } from '../../kinds/references';
import { heading, section } from '../section';

export const areas = section({
  about: 'A card for each town. The section is left out if there are none.',
  fields: {
    ...heading,
    only: list(reference('areas', 'A town.', 'springfield-nj'), 'Show only these towns.').optional(),
    more: text('The text of the link on each card.', 'See our work here').optional(),
  },
  lists: 'area',
  pageType: 'CollectionPage',
  data: ({ only }, { site }) => {
    const cards = site.entries.area
      .filter((area) => !only || only.includes(area.name))
      .map(({ address, fields }) => ({
        address,
        title: fields.name,
        place: [fields.state, fields.postalCode].filter(Boolean).join(' '),
        ...fields.card,
      }));
    return cards.length > 0 ? { cards } : undefined;
  },
});
