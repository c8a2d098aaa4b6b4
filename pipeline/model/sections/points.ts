import { field, groups, text } from '../../kinds/kind';
import { link } from '../../kinds/link';
import { iconKind } from '../../kinds/references';
import { prose } from '../../kinds/text';
import { buttons, heading, section } from '../section';

export const points = section({
  about: 'Short points, each with a small icon: values, reasons, ways to reach you.',
  fields: {
    ...heading,
    items: groups('The points.', 'One point.', {
      icon: field(iconKind, 'The name of an icon on lucide.dev/icons.'),
      title: text('The point, in a few words.', 'One crew, start to finish'),
      text: prose('A sentence about it.', 'The people you meet are the people who build.').optional(),
      link: link('A link under the text.', 'Call us -> tel:{phone}').optional(),
    }),
    buttons: buttons('Buttons under the points.').optional(),
  },
  /** `hoursIn`: the indexes of the points that contain the opening hours. */
  data: ({ items }) => ({
    hoursIn: items.flatMap(({ text }, index) => (text && 'hours' in text.facts ? [index] : [])),
  }),
});
