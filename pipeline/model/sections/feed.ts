import { link } from '../../fields/link';
import { text } from '../../fields/text';
import { webAddress } from '../../fields/webAddress';
import { heading } from '../heading';
import { section } from '../section';

export const feed = section({
  about: 'The latest posts of a social network, shown in a frame.',
  fields: {
    ...heading,
    frame: webAddress(
      'The address that the network gives for embedding.',
      'https://www.facebook.com/plugins/page.php',
    ),
    title: text('What the frame shows, for people who cannot see it.', 'Our latest posts'),
    follow: link('The link to follow you.', 'Follow us -> https://www.facebook.com/example'),
  },
  frames: ({ frame }) => [frame],
});
