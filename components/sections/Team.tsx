import type { SectionProps } from '../../pipeline/model/Site';
import { TeamCarousel } from '../carousel/TeamCarousel.island';
import { labels } from '../labels';
import type { Rendered } from '../Rendered';
import { Island } from '../ui/Island';
import { levelBelow } from '../ui/levelBelow';
import { Section } from '../ui/Section';

/** The people of the team in a row: one, two or three at a time. */
export function Team({ members, ...section }: Rendered<SectionProps['team']>) {
  return (
    <Section {...section}>
      <Island
        component={TeamCarousel}
        name="TeamCarousel"
        when="visible"
        props={{ label: section.heading ?? labels.team, level: levelBelow(section.heading), members }}
      />
    </Section>
  );
}
