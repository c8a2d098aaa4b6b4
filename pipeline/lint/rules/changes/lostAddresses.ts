import { dirname } from 'node:path/posix';
import { contentTypes } from '../../../model/contentTypes.generated';
import type { LoadedEntry } from '../../../model/load/load';
import { isAlwaysNeeded } from '../../../model/registry';
import type { Document } from '../../Document';
import { groupBy } from '../../groupBy';
import { type Former, type Report, rule, type SiteInput } from '../../rule';
import { type Former as FormerEntry, type HidingDate, hidingDate } from '../../site/links/lastVersion';
import { explainMentions, explainOldName, missingPages } from '../../site/links/missingPages';
import { type Mention, placeOf } from '../../site/links/siteLinks';
import { listSome } from '../../suggest';

export const addressLost = rule({
  id: 'address-lost',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'Your change takes away an address that visitors and search engines know: its page is deleted, renamed or hidden. Add a line to `redirects.md` that leads from the old address to the page that takes its place.',
  check(input, report) {
    const { addresses, documents, tree, now } = input;
    const redirects = `${tree.label}/${contentTypes.redirects.file}`;
    const deleted: LoadedEntry[] = [];
    for (const entry of addresses.before.values()) {
      const { file, address = '' } = entry;
      if (!addresses.lost.has(address)) continue;
      const heir = addresses.former.get(address)?.heir ?? documents.find((each) => each.file === file);
      if (!heir) deleted.push(entry);
      else {
        const lost = { address, heir, date: hidingDate(heir.fields, now) };
        report(placeLost({ in: heir, ...explain(lost, redirects) }, address, input));
      }
    }
    // A page that must be there is reported as a missing file.
    const gone = deleted.filter((entry) => !isAlwaysNeeded(entry));
    // All pages of a type together where none is left, and each other one by itself.
    const isLeft = (entry: LoadedEntry) => documents.some(({ type }) => type === entry.type);
    for (const entries of groupBy(gone, (entry) => (isLeft(entry) ? entry.file : entry.type)).values())
      report(explainDeleted(entries, redirects, input));
  },
});

/** The message about one deleted page, or about all of a folder. */
function explainDeleted(entries: readonly LoadedEntry[], redirects: string, input: SiteInput): Former {
  const [{ file, address = '' } = { file: '' }] = entries;
  if (entries.length === 1)
    return placeLost({ in: file, ...explain({ address }, redirects) }, address, input);
  const names = entries.flatMap((entry) => missingPages(input).get(entry.address ?? '') ?? []);
  const [first] = names;
  const addresses = entries.map((entry) => String(entry.address));
  const lines = listSome(addresses.map((each) => `“- ${each} -> /that-page”`));
  const reason = `This change deletes the folder ${dirname(file)}, whose ${entries.length} pages are known to visitors and search engines. After this change nothing would be there. To fix that, choose the page that takes the place of each, and add these lines to the list in ${redirects}: ${lines}.`;
  if (!first) return { in: file, reason };
  return { in: first.document, ...first.position, reason: `${reason} ${explainMentions(names)}` };
}

/** Says also where the address is still named, and is shown there if its page is deleted. */
function placeLost(found: Former, address: string, input: SiteInput): Former {
  const names = missingPages(input).get(address);
  const [first] = names ?? [];
  if (!names || !first) return found;
  const isRenamed = input.addresses.former.get(address)?.heir !== undefined;
  if (isRenamed) return { ...found, reason: `${found.reason} ${explainOldName(names.map(placeOf))}` };
  const reason = `${found.reason} ${explainMentions(names)}`;
  if (typeof found.in !== 'string') return { ...found, reason };
  return {
    in: first.document,
    ...first.position,
    reason: `This change deletes the file ${found.in}. ${reason}`,
  };
}

/** What this change renames or deletes although others name it, where no address is lost by it: pages, or other files. */
export function reportFormer(input: SiteInput, isPage: boolean, report: Report): void {
  const { former, lost } = input.addresses;
  for (const [address, changed] of former) {
    const isWanted = (changed.entry.address !== undefined) === isPage && !lost.has(address);
    const [first, ...others] = (isWanted && missingPages(input).get(address)) || [];
    if (!first) continue;
    const names = [first, ...others];
    const severity = names.every(({ link }) => link) ? 'warning' : 'error';
    report({ severity, ...explainFormer(address, changed, { first, names, input }) });
  }
}

interface Named {
  first: Mention;
  names: readonly Mention[];
  input: SiteInput;
}

function explainFormer(
  address: string,
  { entry, heir }: FormerEntry,
  { first, names, input }: Named,
): Former {
  const { newAddressOf, shown } = input.addresses;
  if (heir) {
    const page = entry.address ? `, and its page was at ${address}` : '';
    const reason = `This file was ${entry.file}${page}. ${explainOldName(names.map(placeOf))}`;
    return { in: heir, field: heir.fields.slug ? 'slug' : '', reason };
  }
  const to = newAddressOf(address) ?? '';
  const what = `This change deletes the file ${entry.file}, and this line still names it.`;
  const found = { in: first.document, ...first.position };
  if (names.length > 1) return { ...found, reason: `${what} ${explainMentions(names)}` };
  const other = entry.address ? 'page' : 'file';
  if (!first.link || !shown.has(to))
    return { ...found, reason: `${what} Delete the line, or name another ${other}.` };
  return { ...found, reason: `${what} Link to ${to} instead.`, actual: address, expected: to };
}

interface Lost {
  address: string;
  /** The page that had the address, or its likely replacement. */
  heir?: Document;
  /** Why visitors do not see that page now. */
  date?: HidingDate;
}

function explain(
  { address, heir, date }: Lost,
  redirects: string,
): Pick<Former, 'reason' | 'field' | 'severity'> {
  const why = `There is a page at ${address} now. After this change nothing would be there, and bookmarks and search results would lead nowhere.`;
  const redirectTo = (to: string) => `add this line to the list in ${redirects}: “- ${address} -> ${to}”.`;
  const replace = `choose the page that takes its place, and ${redirectTo('/that-page')}`;
  if (!heir) return { reason: `${why} To fix that, ${replace}` };
  if (date) {
    const when =
      date === 'expiresAt'
        ? 'This day has passed, so the page would be gone.'
        : 'Until this day nobody would see the page.';
    const reason = `${when} ${why} Check the year. If the page is to go now, write “published: no” in place of this line, ${replace}`;
    return { field: date, reason };
  }
  if (heir.fields.published === false)
    return {
      field: 'published',
      severity: 'warning',
      reason: `Visitors and search engines know this page at ${address}, and would find nothing there any more. To lead them to another page, ${redirectTo('/that-page')}`,
    };
  const reason = `${why} So that the old address leads here, ${redirectTo(String(heir.address))}`;
  return { field: heir.fields.slug ? 'slug' : '', reason };
}
