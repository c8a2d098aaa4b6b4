import { ratingInWords } from '../factsOf';
import type { Site } from '../Site';

/** The average of `reviewCount` reviews; nothing where there is none. */
export function ratingNode({ business }: Site, reviewCount = 0) {
  if (!business.rating || reviewCount === 0) return undefined;
  return {
    '@type': 'AggregateRating' as const,
    ratingValue: ratingInWords(business.rating.value),
    reviewCount,
    bestRating: '5',
  };
}
