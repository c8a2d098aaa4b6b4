import type { TestimonialsProps } from '../../pipeline/model/sections/testimonials';
import type { Rendered } from '../Rendered';
import { ReviewCards } from '../ui/ReviewCards';
import { Section } from '../ui/Section';

/** What customers said, in a grid. */
export function Testimonials({ reviews, ...section }: Rendered<TestimonialsProps>) {
  return (
    <Section {...section}>
      <ReviewCards reviews={reviews} />
    </Section>
  );
}
