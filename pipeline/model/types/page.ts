import { contentType } from '../contentType';
import { head } from '../head';

export const page = contentType({
  name: 'page',
  about: 'A page of the site.',
  place: 'pages',
  fields: head,
  address: (name) => (name === 'home' ? '/' : `/${name}`),
  body: 'section',
  sections: 'all',
});
