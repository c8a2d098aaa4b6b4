import { text } from '../../kinds/kind';
import { link } from '../../kinds/link';
import { heading, section } from '../section';

export const people = section({
  about:
    'The faces of your team in one row: the photo, the name and the role of each member. The section is left out if there are none.',
  fields: {
    ...heading,
    caption: text('A caption below the row.', 'The whole crew').optional(),
    more: link('A link below the row.', 'Meet the Team -> /meet-the-team').optional(),
  },
  data: (_fields, { site }) => {
    const members = site.entries.member.map(({ fields }) => fields);
    return members.length > 0 ? { members } : undefined;
  },
});
