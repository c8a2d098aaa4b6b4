import { list, text } from '../../kinds/kind';
import { reference } from '../../kinds/references';
import { heading, section } from '../section';

export const services = section({
  about: 'A card for each service. The section is left out if there are none.',
  fields: {
    ...heading,
    only: list(reference('services', 'A service.', 'repairs'), 'Show only these services.').optional(),
    more: text('The text of the link on each card.', 'Learn More'),
  },
  lists: 'service',
  pageType: 'CollectionPage',
  data: ({ only }, { site }) => {
    const cards = site.entries.service
      .filter((service) => !only || only.includes(service.name))
      .map(({ address, fields }) => ({ address, ...fields.card }));
    return cards.length > 0 ? { cards } : undefined;
  },
});
