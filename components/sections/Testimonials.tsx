import type { SectionProps } from '../../pipeline/model/Site';
import type { Rendered } from '../Rendered';
import { ReviewCards } from '../ui/ReviewCards';
import { Section } from '../ui/Section';

/** What customers said, in a grid. */
export function Testimonials({ reviews, ...section }: Rendered<SectionProps['testimonials']>) {
  return (
    <Section {...section}>
      <ReviewCards label={section.heading} reviews={reviews} />
    </Section>
  );
}
