import type { SectionProps } from '../../pipeline/model/Site';
import { Island } from '../island/Island';
import { labels } from '../labels';
import type { Rendered } from '../Rendered';
import { TeamCarousel } from '../team/TeamCarousel.island';
import { itemLevelUnder } from '../ui/ItemTitle';
import { Section } from '../ui/Section';

/** The people of the team in a row: one, two or three at a time. */
export function Team({ members, ...section }: Rendered<SectionProps['team']>) {
  return (
    <Section {...section}>
      <Island
        component={TeamCarousel}
        name="TeamCarousel"
        props={{ label: section.heading ?? labels.team, level: itemLevelUnder(section.heading), members }}
      />
    </Section>
  );
}
