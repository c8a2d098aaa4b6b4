import { text } from '../../fields/field';
import { formFacts } from '../formFacts';
import { askedForm, formSettings } from '../formFields';
import { heading, section } from '../section';

export const contactForm = section({
  about: 'The form that asks for an estimate.',
  fields: {
    ...heading,
    note: text('A small line of text under the form.', 'We answer within 24 hours.').optional(),
    ...formSettings,
  },
  isForm: true,
  pageType: 'ContactPage',
  data: (settings, context) => ({
    ...formFacts(context),
    form: askedForm(settings, ['name', 'email', 'phone', 'projectType', 'message'], context),
  }),
});
