import { slugOf } from '../../model/slugOf';
import type { Document } from '../Document';
import { asAddress } from '../fields/addresses';

/** The address of the one page that has a name: of its file, its title, its town, or that of links to it. */
export function pageCalled(written: string, documents: readonly Document[]): string | undefined {
  const pages = documents.filter(({ address }) => address !== undefined);
  const address = asAddress(written);
  if (pages.some((page) => page.address === address)) return address;
  const wanted = address.slice(address.lastIndexOf('/') + 1);
  const called = pages.filter((page) => namesOf(page).some((name) => slugOf(name) === wanted));
  return called.length === 1 ? called[0]?.address : undefined;
}

function namesOf({ name, fields }: Document): string[] {
  const written = [name, fields.name, fields.label, fields.title];
  return written.filter((each): each is string => typeof each === 'string');
}
