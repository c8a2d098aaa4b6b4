import { link } from '../../fields/link';
import { text } from '../../fields/text';
import { webAddress } from '../../fields/webAddress';
import { heading } from '../heading';
import { section } from '../section';

export const map = section({
  about: 'A map.',
  fields: {
    ...heading,
    frame: webAddress(
      'The embed address that the map service gives you.',
      'https://www.google.com/maps/embed',
    ),
    title: text('What the map shows, for people who cannot see it.', 'Where we work'),
    link: link('A link that opens the map.', 'Open in maps -> https://www.google.com/maps'),
  },
  frames: ({ frame }) => [frame],
});
