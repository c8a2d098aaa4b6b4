import type { Frame } from '../../pipeline/model/Site';

/** The address of the home page: where the way to this page begins, or this page itself. */
export function homeOf({ breadcrumbs, address }: Pick<Frame, 'breadcrumbs' | 'address'>) {
  return breadcrumbs[0]?.href ?? address;
}
