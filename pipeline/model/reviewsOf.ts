import type { Page, Review, Site } from './Site';

/** The reviews that name this page, in their order. */
export function reviewsOf(page: Pick<Page, 'address'>, site: Site): Review[] {
  return site.entries.review
    .filter(({ fields }) => fields.pages.includes(page.address))
    .flatMap(({ fields, body }) => (body ? [{ ...fields, text: body }] : []));
}
