import { slugOf } from '../../model/slugOf';

/** The address that an article would have by its title (spec.txt section 2). */
export function titleAddress(title: string): string {
  return `/blog/${slugOf(title)}`;
}
