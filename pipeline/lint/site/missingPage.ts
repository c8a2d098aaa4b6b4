import { nearest } from '../suggest';
import type { Addresses } from './addressesOf';

/** Why there is no such page, and the one that was meant. `isWhole` where no place on the page follows in the link. */
export function missingPage(page: string, addresses: Addresses, isWhole = true) {
  const message = `There is no page ${page} for this link.`;
  const found = { code: 'link-broken', wrong: page };
  if (addresses.unpublished.has(page))
    return { ...found, message: `${message} The page exists but is not published.` };
  const moved = movedTo(page, addresses, isWhole);
  if (moved) return { ...found, ...moved };
  const right = nearestPage(page, [...addresses.published.keys()]);
  return { ...found, message: right ? `${message} Did you mean ${right}?` : message, right };
}

/** Where an old address leads now. */
export function movedTo(page: string, { published, formerly }: Addresses, isWhole = true) {
  const to = formerly(page) ?? formerly(`${page}.html`) ?? '';
  const [now = ''] = to.split('#');
  if (!published.has(now)) return undefined;
  const right = isWhole ? to : now;
  return { message: `${page} is an old address: its page is at ${to} now. Link to that.`, right };
}

/** The page of that file name, of that last part, or of the nearest address. */
export function nearestPage(page: string, known: readonly string[]): string | undefined {
  const pages = known.filter((address) => !/\s/.test(address));
  const bare = page.toLowerCase().replace(/(\.\w+|\/)$/, '');
  const last = bare.slice(bare.lastIndexOf('/'));
  const sameEnd = pages.filter((address) => address.endsWith(last) && last.length > 1);
  return (
    pages.find((address) => address === bare) ?? (sameEnd.length === 1 ? sameEnd[0] : nearest(page, pages))
  );
}
