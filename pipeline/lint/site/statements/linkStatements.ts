import { memoize } from '../../../model/memoize';
import { type Document, isOfType } from '../../Document';
import type { Finding, SiteInput } from '../../rule';
import { digitsOf } from '../foreignContacts';
import { ownAddress } from '../links/siteLinks';
import { jobStatements } from './jobStatements';
import { matchAll, ofBusiness, type StatementKind } from './StatementKind';
import { otherTown } from './townStatements';

const LINKS: readonly RegExp[] = [
  /^\s*(?:- )*["']?(?<label>\S.*?) -> (?<to>\S+?)["']?\s*$/g,
  /(?<!!)\[(?<label>[^\]]{2,80})\]\((?<to>[^)\s]{1,200})\)/g,
];

/** What the label of a link says of the page that it leads to, of a phone number or of an email address. The value is its address. */
const link: StatementKind<string> = {
  id: 'link',
  types: ['page', 'service', 'area', 'project', 'article', 'navigation'],
  sign: /->|\]\(/,
  readText: ({ text }) =>
    matchAll(LINKS, text).map(({ 0: all, index, groups = {} }) => {
      const { label = '', to = '' } = groups;
      return { value: to, actual: label, index: index + all.indexOf(label) };
    }),
  contradicted({ value: to, actual: label }, _document, site) {
    if (/^(?:tel|mailto):/.test(to)) return otherContact(label, to, site);
    const [path = '', anchor] = (ownAddress(to, site.addresses.site) ?? to).replace(/\?[^#]*/, '').split('#');
    const target = site.addresses.pages.get(path.replace(/(.)\/$/, '$1'));
    if (!target) return undefined;
    const other = anchor === undefined ? otherPage(label, target, site) : undefined;
    if (other)
      return {
        reason: `“${label}” is the name of the page ${other}, but this link leads to ${path}. Correct the label or the address.`,
      };
    const town = otherTown(label, target, site.documents);
    if (town)
      return {
        actual: town,
        reason: `“${town}” is in the label of this link, but ${path} is a page about another town. Correct the label or the address.`,
      };
    return otherJob(label, target, site);
  },
};

const plain = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const namesOf = memoize(({ fields }: Document): string[] => {
  const names = [fields.label, fields.name, fields.title];
  return names.flatMap((name) => (typeof name === 'string' ? [plain(name)] : []));
});

/** The page that each name belongs to; no name that several pages have. */
const pagesByName = memoize((documents: readonly Document[]): ReadonlyMap<string, string> => {
  const pages = new Map<string, string>();
  for (const document of documents)
    if (document.address !== undefined)
      for (const name of new Set(namesOf(document))) pages.set(name, pages.has(name) ? '' : document.address);
  return pages;
});

function otherPage(label: string, target: Document, { documents }: SiteInput): string | undefined {
  const name = plain(label);
  return namesOf(target).includes(name) ? undefined : pagesByName(documents).get(name) || undefined;
}

/** What a label says of a job otherwise than the job itself. */
function otherJob(label: string, target: Document, site: SiteInput): Finding | undefined {
  if (!isOfType('project')(target)) return undefined;
  for (const kind of jobStatements)
    for (const said of kind.readText({ key: 'title', group: 'title', text: label, item: {}, line: 1 })) {
      const found = kind.contradicted({ ...said, line: 1 }, target, site);
      if (found?.reason)
        return { actual: said.actual, reason: found.reason.replace('of this file', `of ${target.file}`) };
    }
  return undefined;
}

/** A label with a number or an address of the business, and a link to another one of the business. */
function otherContact(label: string, to: string, { documents }: SiteInput): Finding | undefined {
  const own = documents.flatMap(({ fields: { phone } }) =>
    typeof phone === 'string' ? [digitsOf(phone)] : [],
  );
  const [shown, called] = [digitsOf(label), digitsOf(to)];
  if (to.startsWith('tel:') && shown !== called && own.includes(shown) && own.includes(called))
    return {
      reason: `This shows the number ${shown}, but it calls ${called}. Write the same number in both.`,
    };
  const [mail] = /[\w.+-]+@[\w.-]+\w/.exec(label) ?? [];
  const target = to.replace(/^mailto:|\?.*$/g, '');
  const { email } = ofBusiness(documents);
  if (!to.startsWith('mailto:') || !mail || !target.includes('@') || mail === target || mail !== email)
    return undefined;
  return { reason: `This shows ${mail}, but it writes to ${target}. Write the same address in both.` };
}

export const linkStatements: readonly StatementKind[] = [link];
