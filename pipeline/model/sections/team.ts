import { heading } from '../heading';
import { type PropsOf, section } from '../section';

export const team = section('The people of the team, one card each.', heading, (_fields, { site }) => ({
  members: site.team.map(({ fields }) => fields),
}));

export type TeamProps = PropsOf<typeof team>;
