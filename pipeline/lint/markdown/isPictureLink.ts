import type { Link } from 'mdast';
import { OWN_PICTURE } from './ownPicture';

/** A link of words to a photograph of the site, which was meant to show it. */
export function isPictureLink({ url, children }: Link): boolean {
  return OWN_PICTURE.test(url) && children.every(({ type }) => type === 'text');
}
