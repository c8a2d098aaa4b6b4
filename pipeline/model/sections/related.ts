import { link } from '../../fields/link';
import { list } from '../../fields/list';
import { heading } from '../heading';
import { type PropsOf, section } from '../section';

export const related = section('Links to pages that go with this one.', {
  ...heading,
  links: list(
    link('A link: words, arrow, address.', 'Kitchen remodeling -> /kitchen-remodeling'),
    'The links.',
  ),
});

export type RelatedProps = PropsOf<typeof related>;
