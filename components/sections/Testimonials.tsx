import type { RenderedProps } from '../RenderedProps';
import { ReviewCards } from '../ui/ReviewCards';
import { Section } from '../ui/Section';

/** What customers said, in a grid. */
export function Testimonials({ reviews, ...section }: RenderedProps<'testimonials'>) {
  return (
    <Section {...section}>
      <ReviewCards label={section.heading} reviews={reviews} />
    </Section>
  );
}
