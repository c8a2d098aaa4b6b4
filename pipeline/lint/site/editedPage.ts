import type { Addresses } from './addressesOf';

const GITHUB = 'https://github.com/';

/** A link to the file of a page on GitHub, as its address is copied from there; visitors want the page. */
export function editedPage(to: string, { published, repository }: Addresses) {
  if (!repository || !to.startsWith(GITHUB)) return undefined;
  const begins = `${GITHUB}${repository}/`;
  if (!to.toLowerCase().startsWith(begins.toLowerCase())) return undefined;
  const [, file] = /^\w+\/[^/]+\/(content\/[^?#]+\.md)/.exec(to.slice(begins.length)) ?? [];
  const page = file && [...published.values()].find((document) => document.file === decodeURI(file));
  if (!page) return undefined;
  const message = `There the page is edited, and visitors can do nothing with that. Write ${page.address}.`;
  return { code: 'link-address', message, right: page.address };
}
