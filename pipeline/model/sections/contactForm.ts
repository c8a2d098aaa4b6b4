import { text } from '../../fields/field';
import { formFacts } from '../formFacts';
import { heading, section } from '../section';

export const contactForm = section({
  about: 'The form that asks for an estimate.',
  fields: {
    ...heading,
    note: text('A small line of text under the form.', 'We answer within 24 hours.').optional(),
  },
  isForm: true,
  pageType: 'ContactPage',
  data: (_fields, context) => ({ ...formFacts(context), projectTypes: context.site.business.projectTypes }),
});
