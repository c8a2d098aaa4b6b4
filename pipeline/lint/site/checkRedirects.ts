import type { LinkValue } from '../../fields/values';
import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import type { Addresses } from './addressesOf';
import { firstOf } from './firstOf';
import { ownAddress } from './ownAddress';
import { problemAt } from './problemAt';

interface Rule {
  from: string;
  to: string;
  field: string;
}

const MOST_STEPS = 50;

type Finding = { code: string; message: string; wrong?: string; right?: string };

/** An old address hides no page, stands once, and leads to a page in one step. That the page exists is a link's own check. */
export function checkRedirects({ documents }: Content, addresses: Addresses): Problem[] {
  return documents
    .filter(({ type }) => type === 'redirects')
    .flatMap((document) => [...firstOf(checkDraft(document, documents, addresses))]);
}

function* checkDraft(
  document: Document,
  documents: readonly Document[],
  addresses: Addresses,
): Generator<Problem> {
  const pages = new Map(
    documents.filter(({ fields }) => fields.published !== false).map((page) => [page.address, page.file]),
  );
  const rules = rulesOf(document);
  const targets = new Map(rules.map(({ from, to }) => [plain(from), to]));
  const seen = new Set<string>();
  for (const rule of rules) {
    const twice = seen.has(plain(rule.from));
    seen.add(plain(rule.from));
    const finding =
      shapeOf(rule, addresses) ??
      (twice ? standsTwice(rule) : undefined) ??
      shadowed(rule, pages) ??
      leadsOn(rule, targets) ??
      leadsNowhere(rule, addresses);
    if (finding) yield problemAt(document, rule.field, finding);
  }
}

function rulesOf({ fields }: Document): Rule[] {
  const links = (fields.redirects ?? []) as LinkValue[];
  return links.map(({ label, to }, index) => ({ from: label, to, field: `redirects.${index}` }));
}

/** Hosts take `/about`, `/about/` and `/about.html` for one address. */
function plain(address: string): string {
  return address.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/';
}

function shapeOf({ from }: Rule, { site }: Addresses): Finding | undefined {
  if (/^\/[\w\-.~%/]*$/.test(from)) return undefined;
  const message = `An old address begins with / and has no spaces, stars or question marks, for example /old-page -> /about. “${from}” cannot be led anywhere.`;
  const right = ownAddress(from, site) ?? (/^[\w\-.~%/]+$/.test(from) ? `/${from}` : undefined);
  return { code: 'redirect-address', message, wrong: from, right };
}

function standsTwice({ from }: Rule): Finding {
  return {
    code: 'redirect-twice',
    message: `${from} stands in this list twice. Delete one of the two lines.`,
  };
}

function shadowed({ from }: Rule, pages: ReadonlyMap<string | undefined, string>): Finding | undefined {
  const file = pages.get(plain(from));
  if (!file) return undefined;
  const message = `${from} is the address of ${file}. Nobody would see that page any more; delete this line or the page.`;
  return { code: 'redirect-hides-page', message };
}

/** Follows the rules from one: a visitor must arrive with the first step. A very long way is followed in part. */
function leadsOn({ from, to }: Rule, targets: ReadonlyMap<string, string>): Finding | undefined {
  let last = to;
  const passed = new Set([plain(from)]);
  for (let next: string | undefined = to; next !== undefined; next = targets.get(plain(next))) {
    if (passed.size > MOST_STEPS) break;
    if (passed.has(plain(next))) return { code: 'redirect-loop', message: loopWords(from, to) };
    passed.add(plain(next));
    last = next;
  }
  if (last === to) return undefined;
  const message = `${from} leads to ${to}, which is an old address itself. Lead it to ${last} at once.`;
  return { code: 'redirect-chain', message, wrong: to, right: last };
}

function loopWords(from: string, to: string): string {
  return plain(from) === plain(to)
    ? `${from} leads to itself. Write the address of the page that visitors should see.`
    : `${from} and ${to} lead to each other, so nobody would ever arrive. Write the address of a page.`;
}

/** A link that may lead nowhere is no place to send somebody. */
function leadsNowhere({ from, to }: Rule, { mayLeadNowhere, published }: Addresses): Finding | undefined {
  const [page = ''] = to.split('#');
  if (!mayLeadNowhere.has(page) || published.has(page)) return undefined;
  return { code: 'redirect-nowhere', message: `${from} leads to ${to}, where there is no page.`, wrong: to };
}
