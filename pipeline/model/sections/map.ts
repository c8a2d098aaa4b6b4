import { link } from '../../fields/link';
import { text } from '../../fields/text';
import { webAddress } from '../../fields/webAddress';
import { heading } from '../heading';
import { section } from '../section';

export const map = section({
  about: 'A map in a frame.',
  fields: {
    ...heading,
    frame: webAddress(
      'The address that the map service gives for embedding.',
      'https://www.google.com/maps/embed',
    ),
    title: text('What the map shows.', 'Where we work'),
    link: link('A link to the map itself.', 'Open in maps -> https://www.google.com/maps'),
  },
  frames: ({ frame }) => [frame],
});
