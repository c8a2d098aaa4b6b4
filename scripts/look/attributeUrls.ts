import type { HTMLElement } from 'node-html-parser';

/** Every URL that a page links to or loads, as it stands there. */
export function attributeUrls(page: HTMLElement): string[] {
  const valuesOf = (name: string) =>
    page.querySelectorAll(`[${name}]`).flatMap((element) => element.getAttribute(name) ?? []);
  const candidates = valuesOf('srcset').flatMap((set) => set.split(/,\s+/));
  return [
    ...['href', 'src', 'poster'].flatMap(valuesOf),
    ...candidates.map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  ].filter((url) => url !== '' && URL.canParse(url, 'http://site/'));
}
