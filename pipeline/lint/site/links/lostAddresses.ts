import { contentTypes } from '../../../model/contentTypes.generated';
import { isShown } from '../../../model/showing';
import type { Document } from '../../Document';
import { isAlwaysNeeded } from '../../fields/times/fieldDates';
import { type Finding, rule, type SiteInput } from '../../rule';
import { type HidingDate, hidingDate } from './lastVersion';
import { explainMentions, missingPages } from './missingPages';

export const addressLost = rule({
  id: 'address-lost',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'Your change takes away an address that visitors and search engines know: its page is deleted, renamed or hidden. Add a line to `redirects.md` that leads from the old address to the page that takes its place.',
  examples: {
    published: { 'pages/prices.md': '---\ntitle: Prices\n---\n' },
    wrong: { 'redirects.md': '---\nredirects:\n  - /price -> /contact\n---\n' },
    right: { 'redirects.md': '---\nredirects:\n  - /prices -> /contact\n---\n' },
  },
  check(input, report) {
    const { addresses, documents, tree, published, now } = input;
    if (!published) return;
    const added = new Set(published.added.map((path) => `${tree.label}/${path}`));
    const isShownPage = ({ address, fields }: Document) => address !== undefined && isShown(fields, now);
    const fresh = documents.filter((document) => added.has(document.file) && isShownPage(document));
    for (const { type, name, file, address = '' } of addresses.before.values()) {
      if (!addresses.lost.has(address)) continue;
      // The only new page of its type counts as the old one, renamed.
      const heirs = fresh.filter((document) => document.type === type);
      const heir =
        documents.find((document) => document.file === file) ?? (heirs.length === 1 ? heirs[0] : undefined);
      // A page that must be there is reported as a missing file.
      if (!heir && isAlwaysNeeded({ type, name })) continue;
      const lost = { address, heir, date: heir && hidingDate(heir.fields, now) };
      const found = explain(lost, `${tree.label}/${contentTypes.redirects.file}`);
      report({ in: heir ?? file, ...found, reason: found.reason + stillNamedAt(address, input) });
    }
  },
});

/** Where the address is still named, if no message there says it. */
function stillNamedAt(address: string, input: SiteInput): string {
  const names = missingPages(input).get(address);
  return names ? ` ${explainMentions(names)}` : '';
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
): Pick<Finding, 'reason' | 'field' | 'severity'> {
  const why = `The published site has a page at ${address}. After this change nothing would be there, and bookmarks and search results would lead nowhere.`;
  const redirectTo = (to: string) => `add this line to the list in ${redirects}: “- ${address} -> ${to}”.`;
  const replace = `choose the page that takes its place, and ${redirectTo('/that-page')}`;
  if (!heir) return { reason: `${why} To fix that, ${replace}` };
  if (date) {
    const when =
      date === 'expiresAt'
        ? 'This day is past, so the page would be gone.'
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
