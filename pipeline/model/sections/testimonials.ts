import { reviewsOf } from '../entries';
import { heading, section } from '../section';

export const testimonials = section({
  about:
    'A card for every review whose `pages` include this page. The section is left out if there are none.',
  fields: heading,
  showsReviews: true,
  data: (_fields, { site, page }) => {
    const reviews = reviewsOf(page, site);
    return reviews.length > 0 ? { reviews } : undefined;
  },
});
