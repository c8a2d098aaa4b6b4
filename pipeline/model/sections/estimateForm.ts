import { text } from '../../fields/field';
import { formFacts } from '../formFacts';
import { heading, section } from '../section';

export const estimateForm = section({
  about: "The form on a town's page that asks for an estimate.",
  fields: {
    ...heading,
    note: text('A small line of text under the form.', 'We answer within 24 hours.').optional(),
  },
  isForm: true,
  data: (_fields, context) => {
    const area = context.site.entries.area.find((entry) => entry.address === context.page.address);
    return { ...formFacts(context), town: area?.fields.name ?? context.page.label };
  },
});
