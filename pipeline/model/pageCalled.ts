import type { Draft } from './Draft';
import { asAddress } from './pageAddress';
import { slugOf } from './slugOf';

/** The address of the one page that has a name: of its file, its title, its town, or that of links to it. */
export function pageCalled(written: string, drafts: readonly Draft[]): string | undefined {
  const pages = drafts.filter(({ address }) => address !== undefined);
  const address = asAddress(written);
  if (pages.some((page) => page.address === address)) return address;
  const wanted = address.slice(address.lastIndexOf('/') + 1);
  const called = pages.filter((page) => namesOf(page).some((name) => slugOf(name) === wanted));
  return called.length === 1 ? called[0]?.address : undefined;
}

function namesOf({ name, fields }: Draft): string[] {
  const written = [name, fields.name, fields.label, fields.title];
  return written.filter((each): each is string => typeof each === 'string');
}
