import { groups, text, textList } from '../../kinds/kind';
import { prose } from '../../kinds/text';
import { serviceCosts } from '../costs';
import { heading, section } from '../section';

export const costs = section({
  about:
    'What past jobs have cost, by service, from the projects that show their cost. With fewer than five jobs of a service, it shows the range of their costs instead of the median. It is left out if no project shows its cost.',
  fields: {
    ...heading,
    note: prose(
      'What the numbers are and what they are not.',
      'These are past jobs and no quotes.',
    ).optional(),
    moves: groups('What moves a price up or down.', 'A list of reasons.', {
      title: text('Which way the price moves.', 'What moves a price up'),
      items: textList('A reason.', 'A place that is hard to reach'),
    }).optional(),
  },
  data: (_fields, { site }) => {
    const services = serviceCosts(site);
    return services.length > 0 ? { services } : undefined;
  },
  anchors: ({ services = [] }: { services?: { name: string }[] }) => services.map(({ name }) => name),
});
