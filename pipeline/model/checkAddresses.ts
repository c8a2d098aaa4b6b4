import type { Problem } from '../report/Problem';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

/** Folders of the published site that are no pages. */
const TAKEN = ['/assets', '/functions', '/media', '/pagefind'];

/** No two files may have one address, nor one that the site itself needs. */
export function checkAddresses({ drafts }: Content): Problem[] {
  const first = new Map<string, string>();
  return drafts.flatMap((draft) => {
    if (!draft.address) return [];
    const field = draft.fields.slug ? 'slug' : '';
    if (TAKEN.includes(draft.address)) {
      const message = `The site needs the address ${draft.address} for itself. Give the file another name.`;
      return [problemAt(draft, field, { code: 'address-taken', message })];
    }
    const other = first.get(draft.address);
    if (!other) {
      first.set(draft.address, draft.file);
      return [];
    }
    const message = `This page would have the address ${draft.address}, which ${other} has already. Give one of the two files another name.`;
    return [problemAt(draft, field, { code: 'address-twice', message })];
  });
}
