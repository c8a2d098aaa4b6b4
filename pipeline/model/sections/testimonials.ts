import { heading } from '../heading';
import { reviewsOf } from '../reviewsOf';
import { type PropsOf, section } from '../section';

export const testimonials = section(
  'Cards with all reviews that name this page.',
  heading,
  (_fields, { site, page }) => ({ reviews: reviewsOf(page, site) }),
);

export type TestimonialsProps = PropsOf<typeof testimonials>;
