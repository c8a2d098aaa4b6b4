import { defineForm, formFacts, formSettings } from '../forms';
import { heading, section } from '../section';

export const estimateForm = section({
  about: 'The form on the page of a town or a service that asks for an estimate.',
  fields: { ...heading, ...formSettings },
  isForm: true,
  data: (settings, context) => {
    const { site, page } = context;
    const isProject = page.type === 'project';
    const area = site.entries.area.find(({ address, name }) =>
      isProject ? name === page.fields.town : address === page.address,
    );
    return {
      ...formFacts(context),
      isProject,
      town: area?.fields.name,
      /** What the visitor asks about. */
      about: area?.fields.name ?? page.label,
      form: defineForm(settings, ['firstName', 'lastName', 'email', 'phone', 'address', 'message'], context),
    };
  },
});
