import { Carousel } from '../carousel/Carousel';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';
import { Member } from '../team/Member';
import { Section } from '../ui/Section';

/** A carousel of the team members. */
export function Team({ members, ...section }: RenderedProps<'team'>) {
  const labels = useLabels();
  return (
    <Section {...section}>
      <Carousel label={section.heading ?? labels.team}>
        {members.map((member) => (
          <Member key={member.name} {...member} />
        ))}
      </Carousel>
    </Section>
  );
}
