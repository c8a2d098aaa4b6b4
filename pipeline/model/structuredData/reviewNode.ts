import type { Review as ReviewNode } from 'schema-dts';
import type { Review, Site } from '../Site';

export function reviewNode({ name, rating, text }: Review, { plainText }: Site): ReviewNode {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    reviewBody: plainText(text),
  };
}
