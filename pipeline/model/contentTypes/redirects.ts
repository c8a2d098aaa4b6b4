import { link } from '../../fields/link';
import { list } from '../../fields/list';
import { contentType } from '../contentType';

export const redirects = contentType({
  name: 'redirects',
  about: 'Old addresses, and the pages that visitors are led to instead.',
  order: 9,
  file: 'redirects.md',
  isOptional: true,
  fields: {
    redirects: list(
      link('An old address, an arrow, and where it leads now.', '/old-kitchens -> /kitchen-remodeling'),
      'The old addresses.',
    ),
  },
  body: 'none',
  sections: 'none',
});
