import type { Entry, Review, Site } from './Site';

/** The kinds of sections that show the reviews of their page. */
export const SHOW_REVIEWS: readonly string[] = ['reviews', 'testimonials'];

/** The reviews that name this page, in their order. */
export function reviewsOf(page: Entry, site: Site): Review[] {
  return site.reviews
    .filter((review) => review.fields.pages.includes(page.address))
    .map(({ fields, body }) => ({
      ...fields,
      text: body,
    }));
}
