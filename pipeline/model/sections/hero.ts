import { image } from '../../fields/image';
import { link } from '../../fields/link';
import { list } from '../../fields/list';
import { prose } from '../../fields/prose';
import { text } from '../../fields/text';
import type { Entry } from '../Site';
import { type PropsOf, section } from '../section';

/** How the top of a page is laid out. */
export type HeroLook = 'stage' | 'beside' | 'short' | 'panel' | 'band';

export const hero = section(
  'The top of the page: its main heading, a picture and what to do next.',
  {
    eyebrow: text('A few small words above the heading.', 'Kitchen remodeling').optional(),
    heading: text('The main heading of the page.', 'Kitchens made for the way you cook'),
    text: prose('A sentence or two under the heading.', 'Designed and built by one crew.').optional(),
    image: image('The large picture.').optional(),
    buttons: list(
      link('A button: words, arrow, address.'),
      'The buttons; the first one stands out.',
    ).optional(),
    note: text('One small line under the buttons.', 'Licensed and insured').optional(),
  },
  (_, { page }) => ({ look: lookOf(page) }),
);

/** Home opens on its photograph, a service and a town show theirs whole, and a page with a form comes to it soon. */
function lookOf({ type, address, sections }: Pick<Entry, 'type' | 'address' | 'sections'>): HeroLook {
  if (address === '/') return 'stage';
  if (type === 'service') return 'beside';
  if (type === 'area') return 'panel';
  return sections.some(({ kind }) => kind === 'contactForm') ? 'short' : 'band';
}

export type HeroProps = PropsOf<typeof hero>;
