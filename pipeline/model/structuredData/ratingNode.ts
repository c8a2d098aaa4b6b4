import { ratingInWords } from '../factsOf';
import type { Site } from '../Site';

/** The average of `reviewCount` reviews. */
export function ratingNode({ business }: Site, reviewCount: number) {
  return {
    '@type': 'AggregateRating' as const,
    ratingValue: ratingInWords(business.rating.value),
    reviewCount,
    bestRating: '5',
  };
}
