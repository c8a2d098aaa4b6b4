/**
 * The page without the class names that no rule of its style names: styled-components gives every element one for other
 * components to point at, and few are pointed at. Islands keep theirs, since React compares them on waking.
 */
export function usedClasses(body: string, style: string): string {
  const named = new Set([...style.matchAll(/\.(sc-[\w-]+)/g)].map(([, name]) => name));
  const short = (markup: string) =>
    markup.replace(/ class="([^"]*)"/g, (_all, list: string) => {
      const names = list.split(' ').filter((name) => !/^sc-\w+-\d+$/.test(name) || named.has(name));
      return names.length > 0 ? ` class="${names.join(' ')}"` : '';
    });
  return body
    .split(/(<page-island[\s\S]*?<\/page-island>)/)
    .map((part, place) => (place % 2 === 0 ? short(part) : part))
    .join('');
}
