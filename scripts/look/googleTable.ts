/** Google's requirements of 2026-11-21. */
interface Requirements {
  /** The path below developers.google.com/search/docs/appearance/structured-data. */
  page: string;
  required: readonly string[];
  recommended: readonly string[];
  /** What Google recommends and we leave out, with the reason. */
  without?: Readonly<Record<string, string>>;
}

/**
 * What Google requires of each type on our pages; `a.b` is a property of a property. Types without a page of Google's (Service,
 * WebPage and its subtypes, Person of a team) are checked against schema.org only.
 */
export const googleTable: Readonly<Record<string, Requirements>> = {
  GeneralContractor: {
    page: 'local-business',
    required: ['name', 'address'],
    recommended: [
      'address.streetAddress',
      'address.addressLocality',
      'address.addressRegion',
      'address.postalCode',
      'address.addressCountry',
      'aggregateRating',
      'geo.latitude',
      'geo.longitude',
      'openingHoursSpecification.dayOfWeek',
      'openingHoursSpecification.opens',
      'openingHoursSpecification.closes',
      'priceRange',
      'review',
      'telephone',
      'url',
    ],
    without: {
      department: 'there are none',
      menu: 'for restaurants',
      servesCuisine: 'for restaurants',
    },
  },
  AggregateRating: {
    page: 'review-snippet',
    required: ['ratingValue', 'reviewCount'],
    recommended: ['bestRating'],
    without: { worstRating: 'one, where it is left out' },
  },
  Review: {
    page: 'review-snippet',
    required: ['author.name', 'reviewRating.ratingValue'],
    recommended: ['reviewRating.bestRating'],
    without: { datePublished: 'reviews have no date', worstRating: 'one, where it is left out' },
  },
  BlogPosting: {
    page: 'article',
    required: [],
    recommended: ['author.name', 'author.url', 'dateModified', 'datePublished', 'headline', 'image'],
  },
  BreadcrumbList: {
    page: 'breadcrumb',
    required: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    recommended: [],
  },
  FAQPage: {
    page: 'faqpage (shown no more since 2026-05-07)',
    required: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
    recommended: [],
  },
  WebSite: { page: 'site-names', required: ['name', 'url'], recommended: ['alternateName'] },
};

export function unmet(node: Record<string, unknown>, required: readonly string[]): string[] {
  return required.filter((path) => !has(node, path.split('.')));
}

function has(value: unknown, [name, ...rest]: string[]): boolean {
  if (name === undefined) return value !== undefined && value !== '';
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => has(each, [name, ...rest]));
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return has(fields[name], rest);
}
