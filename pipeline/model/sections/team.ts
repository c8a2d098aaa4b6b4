import { heading } from '../heading';
import { type PropsOf, section } from '../section';

export const team = section(
  'The people of the team, one card each; left out while there is nobody.',
  heading,
  (_fields, { site }) => {
    const members = site.team.map(({ fields }) => fields);
    return members.length > 0 ? { members } : undefined;
  },
);

export type TeamProps = PropsOf<typeof team>;
