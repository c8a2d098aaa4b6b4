import { group, list, text } from '../../fields/field';
import { image } from '../../fields/references';
import { comparisons } from '../projects';
import { heading, section } from '../section';

export const compare = section({
  about: 'The same room before and after the work.',
  fields: {
    ...heading,
    pairs: list(
      group(
        {
          title: text('What the pair shows.', 'A kitchen in Pitman'),
          before: image('The picture from before the work.'),
          after: image('The picture from after the work.'),
        },
        'A pair of pictures.',
      ),
      'The pairs of pictures.',
    ),
  },
  data: ({ pairs }, { site }) => {
    const known = comparisons(site.entries.project, site);
    return {
      jobs: pairs.map(({ after }) => known.find((each) => each.after.src === after.src)?.job ?? null),
    };
  },
});
