import { image } from '../../fields/image';
import { textList } from '../../fields/list';
import { number } from '../../fields/number';
import { text } from '../../fields/text';
import { byOrder, contentType } from '../contentType';

export const member = contentType({
  name: 'member',
  label: 'team member',
  about: 'Somebody of your team.',
  order: 6,
  folder: 'team',
  guide: {
    heading: 'A team member',
    text: '[Start a new team member]({new}). Without a `photo:` the initials are shown. `order` is the place in the team; 1 comes first.',
  },
  duplicateKey: ['name', 'description'],
  fields: {
    name: text('The name.', 'Sam Porter'),
    role: text('What the person does.', 'Lead Carpenter'),
    order: number('The place in the team; 1 comes first.', '1'),
    description: text('A few sentences about the person.', 'Builds the cabinets and the stairs.'),
    specialties: textList('What the person is best at.', 'Stairs'),
    experience: text('How long the person has done this.', '15+ Years'),
    photo: image('A photograph of the person. Without one the initials are shown.').optional(),
    photoPosition: text('Which part of the photograph to keep in view.', 'top').optional(),
  },
  body: 'none',
  sections: 'none',
  compare: byOrder,
});
