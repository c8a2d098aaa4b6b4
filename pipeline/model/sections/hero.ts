import { text } from '../../kinds/kind';
import { image } from '../../kinds/references';
import { prose } from '../../kinds/text';
import type { Link } from '../../kinds/values';
import type { HeroLook } from '../contentType';
import type { Entry } from '../Site';
import { buttons, section } from '../section';

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
    buttons: buttons(
      'The buttons. The one that leads to your form, as the button of the menu does, is highlighted; without one, the first.',
    ).optional(),
    note: text('A small line of text under the buttons.', 'Licensed and insured').optional(),
  },
  data: ({ buttons = [] }, { site, page, heroLook }) => {
    const [formPage] = site.navigation.button.href.split('#');
    const ownForms = page.sections.flatMap(({ kind, id }) => (FORM_KINDS.has(kind) && id ? [`#${id}`] : []));
    const leadsToForm = ({ href }: Link) =>
      ownForms.includes(href) || (href.split('#')[0] || page.address) === formPage;
    // `action` is the index of the highlighted button.
    return { look: heroLook ?? lookOf(page), action: Math.max(buttons.findIndex(leadsToForm), 0) };
  },
});

const FORM_KINDS: ReadonlySet<string> = new Set(['contactForm', 'estimateForm']);

/** The home page shows its whole photograph; a page with a form has a short hero. */
function lookOf({ address, sections }: Entry): HeroLook {
  if (address === '/') return 'stage';
  return sections.some(({ kind }) => kind === 'contactForm') ? 'short' : 'band';
}
