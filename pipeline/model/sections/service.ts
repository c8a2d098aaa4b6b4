import { text } from '../../kinds/kind';
import { image, reference } from '../../kinds/references';
import { sectionsOf } from '../entries';
import { buttons, heading, section } from '../section';

export const service = section({
  about:
    'One service in detail: what it includes and its steps. Both are taken from the page of the service.',
  fields: {
    ...heading,
    service: reference('services', 'The service.', 'repairs'),
    image: image('A picture. Without one, the picture on the card of the service is used.').optional(),
    included: text('The heading above what is included.', 'What We Include').optional(),
    steps: text('The heading above the steps.', 'Our Process').optional(),
    buttons: buttons('Buttons under the service.').optional(),
  },
  pageType: 'CollectionPage',
  data: ({ service: name }, { site }) => {
    const service = site.entries.service.find((entry) => entry.name === name);
    return {
      title: service?.label ?? name,
      address: service?.address ?? '/',
      card: service?.fields.card,
      includedItems: sectionsOf(service, 'list').find(({ id }) => id === 'included')?.props.items ?? [],
      processSteps: sectionsOf(service, 'process')[0]?.props.steps ?? [],
    };
  },
});
