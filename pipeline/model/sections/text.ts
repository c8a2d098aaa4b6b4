import { text as line } from '../../kinds/kind';
import { image } from '../../kinds/references';
import { prose } from '../../kinds/text';
import { buttons, heading, section } from '../section';

export const text = section({
  about: 'Paragraphs of text. If you leave the section empty, the text below the second `---` appears here.',
  fields: {
    eyebrow: heading.eyebrow,
    heading: heading.heading,
    body: prose(
      'The text, which may have several paragraphs.',
      'We are a family company from Springfield.',
    ).optional(),
    image: image('A picture beside the text.').optional(),
    caption: line('A caption under the picture.', 'A job in Springfield').optional(),
    buttons: buttons('Buttons under the text.').optional(),
  },
});
