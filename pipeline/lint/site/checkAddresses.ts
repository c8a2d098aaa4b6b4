import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { problemAt } from './problemAt';

/** Folders of the published site that are no pages. */
const TAKEN = ['/assets', '/functions', '/media', '/pagefind'];

/** No two files may have one address, nor one that the site itself needs. */
export function checkAddresses({ documents }: Content): Problem[] {
  const first = new Map<string, string>();
  return documents.flatMap((document) => {
    if (!document.address) return [];
    const field = document.fields.slug ? 'slug' : '';
    if (TAKEN.includes(document.address)) {
      const message = `The site needs the address ${document.address} for itself. Give the file another name.`;
      return [problemAt(document, field, { code: 'address-taken', message })];
    }
    const other = first.get(document.address);
    if (!other) {
      first.set(document.address, document.file);
      return [];
    }
    const message = `This page would have the address ${document.address}, which ${other} has already. Give one of the two files another name.`;
    return [problemAt(document, field, { code: 'address-twice', message })];
  });
}
