import type { ComponentProps } from 'react';
import { CardGrid } from './CardGrid';
import { ReviewCard } from './ReviewCard';

/** Reviews in a grid. */
export function ReviewCards({ reviews }: { reviews: ComponentProps<typeof ReviewCard>[] }) {
  return (
    <CardGrid>
      {reviews.map((review) => (
        <li key={review.name}>
          <ReviewCard {...review} />
        </li>
      ))}
    </CardGrid>
  );
}
