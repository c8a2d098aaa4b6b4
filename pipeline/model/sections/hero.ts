import { list, text } from '../../kinds/kind';
import { link } from '../../kinds/link';
import { image } from '../../kinds/references';
import { prose } from '../../kinds/text';
import type { HeroLook } from '../contentType';
import type { Entry } from '../Site';
import { section } from '../section';

export const hero = section({
  about: 'The top of the page: the main heading, a picture and buttons.',
  fields: {
    eyebrow: text('A few words in small type above the heading.', 'Repairs').optional(),
    heading: text('The main heading of the page.', 'Repairs that last'),
    text: prose(
      'A sentence or two under the heading.',
      'One crew, from the first look to the last cleanup.',
    ).optional(),
    image: image('The large picture.').optional(),
    buttons: list(
      link('A button: words, arrow, address.'),
      'The buttons. The first one is highlighted.',
    ).optional(),
    note: text('A small line of text under the buttons.', 'Licensed and insured').optional(),
  },
  data: (_, { page, heroLook }) => ({ look: heroLook ?? lookOf(page) }),
});

/** Home shows its photo in full; a page with a form has a short hero. */
function lookOf({ address, sections }: Entry): HeroLook {
  if (address === '/') return 'stage';
  return sections.some(({ kind }) => kind === 'contactForm') ? 'short' : 'band';
}
