import type { TestimonialsProps } from '../../pipeline/model/sections/testimonials';
import type { Rendered } from '../Rendered';
import { CardGrid } from '../ui/CardGrid';
import { ReviewCard } from '../ui/ReviewCard';
import { Section } from '../ui/Section';

/** What customers said, in a grid. */
export function Testimonials({ reviews, ...section }: Rendered<TestimonialsProps>) {
  return (
    <Section {...section}>
      <CardGrid>
        {reviews.map((review) => (
          <li key={review.name}>
            <ReviewCard {...review} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
