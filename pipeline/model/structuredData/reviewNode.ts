import type { Review as ReviewNode } from 'schema-dts';
import { plainText } from '../../markdown/plainText';
import type { Review } from '../Site';

export function reviewNode({ name, rating, text }: Review): ReviewNode {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    reviewBody: plainText(text.prose).replace(/\s+/g, ' ').trim(),
  };
}
