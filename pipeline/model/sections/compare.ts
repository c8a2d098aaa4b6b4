import { groups, text } from '../../kinds/kind';
import { image } from '../../kinds/references';
import type { Picture } from '../../kinds/values';
import { projectCard } from '../projects';
import { heading, section } from '../section';

export const compare = section({
  about: 'The same room before and after the work.',
  fields: {
    ...heading,
    pairs: groups('The pairs of pictures.', 'A pair of pictures.', {
      title: text('What the pair shows.', 'A job in Springfield'),
      before: image('The picture from before the work.'),
      after: image('The picture from after the work.'),
    }),
  },
  data: ({ pairs }, { site }) => {
    const cardOf = ({ after }: { after: Picture }) => {
      const project = site.entries.project.find(({ fields }) =>
        fields.pairs?.some((pair) => pair.after.src === after.src),
      );
      return (project && projectCard(project, site)) ?? null;
    };
    // The project that each pair comes from, if it is on the site.
    return { jobs: pairs.map(cardOf) };
  },
});
