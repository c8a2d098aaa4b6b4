import { link } from '../../fields/link';
import { reviewsOf } from '../entries';
import { heading } from '../heading';
import { section } from '../section';

export const reviews = section({
  about:
    'A strip of reviews that moves by itself: all reviews that name this page. Left out while there are none and no link to more.',
  fields: {
    ...heading,
    more: link(
      'The link to all your reviews.',
      'Read More Reviews -> https://www.google.com/search?q=example',
    ).optional(),
  },
  showsReviews: true,
  data: ({ more }, { site, page }) => {
    const reviews = reviewsOf(page, site);
    return reviews.length > 0 || more ? { reviews } : undefined;
  },
});
