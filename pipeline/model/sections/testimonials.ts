import { reviewsOf } from '../entries';
import { heading } from '../heading';
import { section } from '../section';

export const testimonials = section({
  about: 'Cards with all reviews that name this page; left out while there are none.',
  fields: heading,
  showsReviews: true,
  data: (_fields, { site, page }) => {
    const reviews = reviewsOf(page, site);
    return reviews.length > 0 ? { reviews } : undefined;
  },
});
