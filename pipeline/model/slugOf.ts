/** A title as an address: lower case, each run of other signs one hyphen, none at the ends (spec.txt section 2). */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The address that an article would have by its title (spec.txt section 2). */
export function titleAddress(title: string): string {
  return `/blog/${slugOf(title)}`;
}
