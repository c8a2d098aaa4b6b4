import { contentType } from '../contentType';
import { pageFields } from '../pageFields';

/** The address of the page that hosts show for every unknown address. */
export const notFoundAddress = '/404';

/** The pages whose address is not their file name, by that name. */
const ADDRESSES = new Map([
  ['home', '/'],
  ['not-found', notFoundAddress],
]);

export const page = contentType({
  name: 'page',
  about: 'A page of the site.',
  order: 3,
  folder: 'pages',
  heading: 'otherPages',
  guide: {
    heading: 'A page',
    text: '[Start a new page]({new}). Build it from [sections](FIELDS.md#sections-of-a-page).',
  },
  alwaysNeeded: ['home', 'not-found'],
  fields: pageFields,
  address: (name) => ADDRESSES.get(name) ?? `/${name}`,
  body: 'section',
  sections: 'all',
});
