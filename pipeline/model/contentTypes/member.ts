import { picturePositionKind } from '../../kinds/choice';
import { field, text, textList } from '../../kinds/kind';
import { wholeNumber } from '../../kinds/number';
import { image } from '../../kinds/references';
import { byOrder, contentType } from '../contentType';

export const member = contentType({
  name: 'member',
  label: 'team member',
  about: 'A member of your team.',
  order: 6,
  folder: 'team',
  guide: {
    heading: 'A team member',
    text: '[Start a new team member]({new}). Without a `photo:`, only the text is shown. `order` is the position in the team; 1 is first.',
  },
  duplicateKey: ['name', 'description'],
  fields: {
    name: text('The name.', 'Alex Smith'),
    role: text('The job title.', 'Crew Leader'),
    order: wholeNumber('The position in the team; 1 is first.', '1'),
    description: text('A few sentences about the person.', 'Plans the work and answers your questions.'),
    specialties: textList('What the person is best at.', 'Planning').optional(),
    experience: text('How long the person has worked in the trade.', '15+ Years').optional(),
    photo: image('A photo of the person. Without one, only the text is shown.').optional(),
    photoPosition: field(
      picturePositionKind,
      'Which part of the photo must stay visible, such as top or center.',
    ).optional(),
  },
  body: 'none',
  sections: 'none',
  compare: byOrder,
});
