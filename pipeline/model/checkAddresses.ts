import type { Problem } from '../report/Problem';
import { problemAt } from './problemAt';
import type { Content } from './readContent';

/** No two files may have one address. */
export function checkAddresses({ drafts }: Content): Problem[] {
  const first = new Map<string, string>();
  return drafts.flatMap((draft) => {
    if (!draft.address) return [];
    const other = first.get(draft.address);
    if (!other) {
      first.set(draft.address, draft.file);
      return [];
    }
    const message = `This page would have the address ${draft.address}, which ${other} has already. Give one of the two files another name.`;
    return [problemAt(draft, draft.fields.slug ? 'slug' : '', { code: 'address-twice', message })];
  });
}
