import { link } from '../../fields/link';
import { heading } from '../heading';
import { reviewsOf } from '../reviewsOf';
import { type PropsOf, section } from '../section';

export const reviews = section(
  'A strip of reviews that moves by itself: all reviews that name this page.',
  {
    ...heading,
    more: link(
      'The link to all your reviews.',
      'Read More Reviews -> https://www.google.com/search?q=example',
    ).optional(),
  },
  (_fields, { site, page }) => ({ reviews: reviewsOf(page, site) }),
);

export type ReviewsProps = PropsOf<typeof reviews>;
