import type { RenderedProps } from '../RenderedProps';
import { ReviewCards } from '../ui/ReviewCards';
import { Section } from '../ui/Section';

/** Cards with reviews of customers. */
export function Testimonials({ reviews, ...section }: RenderedProps<'testimonials'>) {
  return (
    <Section {...section}>
      <ReviewCards label={section.heading} reviews={reviews} />
    </Section>
  );
}
