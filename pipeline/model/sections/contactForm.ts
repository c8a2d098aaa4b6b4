import { defineForm, type FormDefinition, formFacts, formSettings } from '../forms';
import { heading, type SectionContext, section } from '../section';

export const contactForm = section({
  about: 'The form that asks for an estimate.',
  fields: { ...heading, ...formSettings },
  isForm: true,
  pageType: 'ContactPage',
  data: (settings, context) => {
    const form = defineForm(settings, ['name', 'email', 'phone', 'projectType', 'message'], context);
    return { ...formFacts(context), form, queryValues: queryValues(form, context) };
  },
});

/** The values that the queries of links to the form may have, with what they stand for: `about` a service, `town` a town, by file name. */
function queryValues({ fields }: FormDefinition, { site: { entries } }: SectionContext) {
  const choices = fields.find(({ name }) => name === 'projectType')?.choices ?? [];
  const types = entries.service.map((page) => [page.name, page.fields.projectType ?? page.label]);
  const towns = entries.area.map((page) => [page.name, page.fields.name]);
  return {
    about: Object.fromEntries(types.filter(([, type]) => choices.includes(String(type)))),
    town: Object.fromEntries(towns),
  };
}
