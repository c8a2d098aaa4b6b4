/** What a site may claim in numbers. */
export const CLAIMS = [
  'years',
  'projects',
  'clients',
  'homes',
  'rating',
  'reviews',
  'price',
  'hours',
] as const;
export type ClaimKind = (typeof CLAIMS)[number];
