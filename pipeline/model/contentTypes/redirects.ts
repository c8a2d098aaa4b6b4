import { list } from '../../kinds/kind';
import { link } from '../../kinds/link';
import { contentType } from '../contentType';

export const redirects = contentType({
  name: 'redirects',
  about: 'Old addresses, and the pages where visitors go instead.',
  order: 9,
  file: 'redirects.md',
  isOptional: true,
  fields: {
    redirects: list(
      link('An old address, an arrow, the new address.', '/old-prices -> /prices'),
      'The old addresses.',
    ),
  },
  body: 'none',
  sections: 'none',
});
