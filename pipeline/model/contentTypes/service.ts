import type { Service } from 'schema-dts';
import { group, text, textList } from '../../kinds/kind';
import { wholeNumber } from '../../kinds/number';
import { image } from '../../kinds/references';
import { byOrder, contentType, type LaidOutSection } from '../contentType';
import { pageFields } from '../pageFields';
import { reviewNodes, servedNodes } from '../structuredData/businessNodes';
import { businessId, idOn, urlOf } from '../urls';

export const service = contentType({
  name: 'service',
  about: 'A service you offer.',
  order: 4,
  folder: 'services',
  heading: 'services',
  guide: {
    heading: 'A service',
    text: '[Start a new service]({new}). Build it from the same [sections](FIELDS.md#sections-of-a-page) as a page.',
  },
  fields: {
    ...pageFields,
    order: wholeNumber('Its position in lists of services; 1 is first.', '1'),
    jobs: text('What you call its jobs, after a number.', 'repairs').optional(),
    projectType: text(
      'The project type that the form chooses for visitors who come from this page, if it has another name than the service.',
      'Small Repairs',
    ).optional(),
    card: group("What the service's card shows in lists of services.", {
      title: text('The name on the card.', 'Repairs'),
      text: text('A sentence for the card.', 'Done right the first time.'),
      image: image('The picture on the card.').optional(),
      features: textList('A few short features.', 'A fixed price').optional(),
    }),
  },
  address: (name) => `/${name}`,
  body: 'section',
  sections: 'all',
  compare: byOrder,
  heroLook: 'beside',
  layOut: ({ sections }): LaidOutSection[] => {
    const afterHero = sections.findLastIndex(({ kind }) => kind === 'hero') + 1;
    return [...sections.slice(0, afterHero), { kind: 'record', props: {} }, ...sections.slice(afterHero)];
  },
  mainNode: {
    id: 'service',
    make: (page, site): Service => ({
      '@type': 'Service',
      '@id': idOn(page, 'service', site),
      name: page.label,
      description: page.description,
      url: urlOf(page, site),
      image: site.settings.siteUrl + (page.fields.card.image ?? site.business.image).large,
      serviceType: page.label,
      provider: { '@id': businessId(site) },
      areaServed: servedNodes(site),
      ...reviewNodes(page, site),
    }),
  },
});
