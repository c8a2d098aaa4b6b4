import type { Link } from '../../pipeline/fields/values';

/** The `rel` of a link: other sites learn nothing of the window they were opened from. */
export function relOf({ external }: Pick<Link, 'external'>) {
  return external ? 'noopener' : undefined;
}
