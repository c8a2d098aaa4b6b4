import { contentType } from '../contentType';
import { head } from '../head';

/** Pages whose address is not their name. Hosts show `/404` for every unknown address. */
const ADDRESSES: Record<string, string> = { home: '/', 'not-found': '/404' };

export const page = contentType({
  name: 'page',
  about: 'A page of the site.',
  order: 3,
  folder: 'pages',
  heading: 'Pages',
  guide: {
    heading: 'A page',
    text: '[Start a new page]({new}). Build it from [sections](FIELDS.md#sections-of-a-page).',
  },
  alwaysNeeded: ['home', 'not-found'],
  fields: head,
  address: (name) => ADDRESSES[name] ?? `/${name}`,
  body: 'section',
  sections: 'all',
});
