import { list, text } from '../../kinds/kind';
import { link, webAddress } from '../../kinds/link';
import { image } from '../../kinds/references';
import { projectCard } from '../projects';
import { heading, section } from '../section';

/** The latest finished jobs, beside the posts. */
const MAX_JOBS = 3;

export const feed = section({
  about: 'Your latest posts from a social network.',
  fields: {
    ...heading,
    frame: webAddress(
      'The embed address that the network gives you.',
      'https://www.facebook.com/plugins/page.php',
    ),
    title: text('What the section shows, in a few words above it.', 'Our latest posts'),
    image: image('A picture beside these words.').optional(),
    follow: link(
      'The link for people who want to follow you.',
      'Follow us -> https://www.facebook.com/example',
    ),
    links: list(
      link('A link.', 'See all our projects -> /projects'),
      'Links below your latest finished jobs, which stand beside the posts.',
    ).optional(),
  },
  data: (_fields, { site }) => ({
    jobs: site.entries.project.slice(0, MAX_JOBS).flatMap((project) => projectCard(project, site) ?? []),
  }),
  frames: ({ frame }) => [frame],
});
