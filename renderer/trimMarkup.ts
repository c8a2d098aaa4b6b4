/** What no browser needs: React's marks between pieces of text, and what an SVG says of itself outside HTML. */
const USELESS = /<!-- -->| xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g;
/** Names for other components, and for styles that we do not have. */
const UNSTYLED = /^(?:sc-\w+-\d+$|lucide)/;
const ISLANDS = /(<page-island[\s\S]*?<\/page-island>)/;
const CLASSES = / class="([^"]*)"/g;

/**
 * The page with its class names as `names` has them, and without those that no rule names: styled-components gives every
 * element one for other components to point at, and few are pointed at. Islands stay as they are, since React compares them on waking.
 */
export function trimMarkup(body: string, names: ReadonlyMap<string, string>): string {
  const trim = (markup: string) =>
    markup.replace(USELESS, '').replace(CLASSES, (_all, list: string) => {
      const short = list.split(' ').flatMap((name) => names.get(name) ?? (UNSTYLED.test(name) ? [] : name));
      return short.length > 0 ? ` class="${short.join(' ')}"` : '';
    });
  return body
    .split(ISLANDS)
    .map((part, place) => (place % 2 === 0 ? trim(part) : part))
    .join('');
}

/** The class names inside islands, each once. */
export function islandClasses(body: string): string[] {
  if (!body.includes('<page-island')) return [];
  const islands = body.split(ISLANDS).filter((_part, place) => place % 2 === 1);
  const lists = islands.flatMap((island) => [...island.matchAll(CLASSES)]);
  return [...new Set(lists.flatMap(([, list = '']) => list.split(' ')))];
}
