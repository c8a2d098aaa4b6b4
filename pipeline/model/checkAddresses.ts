import type { Problem } from '../report/Problem';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

/** Folders of the published site that are no pages. */
const TAKEN = ['/assets', '/functions', '/media', '/pagefind'];

/** No two files may have one address, now or formerly, nor one that the site itself needs. */
export function checkAddresses({ drafts }: Content): Problem[] {
  const first = new Map<string, string>();
  const problems = drafts.flatMap((draft) => {
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
  return [...problems, ...checkFormer(drafts, first)];
}

function checkFormer(drafts: Content['drafts'], pages: ReadonlyMap<string, string>): Problem[] {
  const told = new Map(pages);
  return drafts.flatMap((draft) =>
    ((draft.fields.formerly ?? []) as string[]).flatMap((address, index) => {
      const other = told.get(address);
      if (!other) told.set(address, draft.file);
      if (!other) return [];
      const message = `${address} is the address of ${other}. Delete this line, or give that file another name.`;
      return [problemAt(draft, `formerly.${index}`, { code: 'formerly-taken', message })];
    }),
  );
}
