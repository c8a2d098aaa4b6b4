import { CAROUSEL_LABELS } from '../carousel/Carousel';
import { Island } from '../island/Island';
import { pickLabels, useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';
import { TeamCarousel } from '../team/TeamCarousel.island';
import { itemLevelUnder } from '../ui/ItemTitle';
import { Section } from '../ui/Section';

/** A carousel of the team members. */
export function Team({ members, ...section }: RenderedProps<'team'>) {
  const labels = useLabels();
  return (
    <Section {...section}>
      <Island
        component={TeamCarousel}
        name="TeamCarousel"
        props={{
          label: section.heading ?? labels.team,
          labels: pickLabels(labels, CAROUSEL_LABELS),
          level: itemLevelUnder(section.heading),
          members,
        }}
      />
    </Section>
  );
}
