import { text } from '../../fields/field';
import { link, webAddress } from '../../fields/link';
import { image } from '../../fields/references';
import { heading, section } from '../section';

export const map = section({
  about: 'A map.',
  fields: {
    ...heading,
    frame: webAddress(
      'The embed address that the map service gives you.',
      'https://www.google.com/maps/embed',
    ),
    title: text('What the map shows, in a few words above it.', 'Where we work'),
    image: image('A picture beside these words.').optional(),
    link: link('A link that opens the map.', 'Open in maps -> https://www.google.com/maps'),
  },
  frames: ({ frame }) => [frame],
});
