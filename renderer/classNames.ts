/**
 * Class names of one or two letters, without those that no rule names, take a twelfth off a page's Brotli: see docs/speed.md.
 * React has no option for it, and a tree of each page's HTML would take longer than rendering it.
 */
const CLASSES = / class="([^"]*)"/g;

/** The class names in HTML, each once. */
export function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(CLASSES)].flatMap(([, list = '']) => list.split(' ')));
}

/** The class names inside islands, which React compares when it hydrates them. */
export function islandClasses(html: string): Set<string> {
  const islands = html
    .split('<page-island')
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('</page-island>')));
  return classesIn(islands.join(''));
}

/** The HTML with its class names as `names` has them, and without all others. */
export function renameClasses(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(CLASSES, (_all, list: string) => {
    const renamed = list.split(' ').flatMap((name) => names.get(name) ?? []);
    return renamed.length > 0 ? ` class="${renamed.join(' ')}"` : '';
  });
}
