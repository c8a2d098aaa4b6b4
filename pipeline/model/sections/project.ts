import { groups, list, text } from '../../kinds/kind';
import { image } from '../../kinds/references';
import { prose } from '../../kinds/text';
import { section } from '../section';

export const project = section({
  about: 'One finished job, with facts and photos.',
  fields: {
    eyebrow: text('A few words in small type above the heading.', 'Featured project').optional(),
    heading: text('The heading of this section.', 'A project in Springfield').optional(),
    title: text('The name of the job.', 'Done before the first frost'),
    text: prose('The story of the job.', 'We began in March, and were done in five weeks.'),
    facts: groups('Facts about the job.', 'One fact.', {
      label: text('What the fact is about.', 'Time on site'),
      value: text('The fact itself.', '5 weeks'),
    }).optional(),
    images: list(image('A photo.'), 'Photos of the job.'),
  },
});
