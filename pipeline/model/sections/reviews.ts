import { link } from '../../kinds/link';
import { reviewsOf } from '../entries';
import { heading, section } from '../section';

export const reviews = section({
  about:
    'A row of reviews that scrolls by itself. It shows every review whose `pages` include this page. The section is left out if there are none and no `more` link.',
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
