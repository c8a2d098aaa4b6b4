import type { Entry } from './Site';

/** A page as so many pages: `/blog`, `/blog/page/2`, … */
export function partsOf<E extends Entry>(entry: E, of: number): E[] {
  if (of <= 1) return [entry];
  const addressOf = (number: number) => {
    if (number < 1 || number > of) return undefined;
    return number === 1 ? entry.address : `${entry.address}/page/${number}`;
  };
  return Array.from({ length: of }, (_, index) => {
    const number = index + 1;
    const part = { number, of, previous: addressOf(number - 1), next: addressOf(number + 1) };
    const sections = entry.sections.map((section) => ({ ...section }));
    return { ...entry, address: addressOf(number) ?? entry.address, part, sections };
  });
}
