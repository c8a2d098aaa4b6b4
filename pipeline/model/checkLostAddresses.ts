import type { LinkMention } from '../fields/mentions';
import type { Problem } from '../report/Problem';
import { typeOf } from './contentFiles';
import type { Draft } from './Draft';
import { problemAt, problemOfFile } from './problemAt';
import type { Content } from './readContent';
import { readDraft } from './readDraft';
import { titleAddress } from './titleAddress';
import { redirects } from './types/redirects';

const REDIRECTS = `content/${redirects.place}`;

/** The version that visitors know, as far as it differs. Paths are relative to the content folder. */
export interface Published {
  /** Files that have changed since or are gone, as they were. */
  old: { path: string; text: string }[];
  /** Files that are new. */
  added: string[];
}

/** Addresses that visitors and search engines know and that nothing answers any more. */
export function checkLostAddresses({ drafts, tree }: Content, { old, added }: Published): Problem[] {
  const now = new Set(drafts.filter(isPublished).map(({ address }) => address));
  const former = new Set(drafts.flatMap(formerAddresses));
  const fresh = drafts.filter(({ file }) => added.includes(file.slice(tree.label.length + 1)));
  return old.flatMap(({ path, text }) => {
    const type = typeOf(path);
    if (!type) return [];
    const { draft } = readDraft(type, `${tree.label}/${path}`, text);
    const { address } = draft;
    if (!address || !isPublished(draft) || now.has(address) || former.has(address)) return [];
    const here = drafts.find(({ file }) => file === draft.file);
    const heirs = fresh.filter((other) => other.type === type && isPublished(other));
    return [lost(address, draft.file, here ?? (heirs.length === 1 ? heirs[0] : undefined))];
  });
}

function isPublished({ address, fields }: Draft): boolean {
  return address !== undefined && fields.published !== false;
}

/** What leads on from an old address: the owner's list, and the titles of articles. */
function formerAddresses({ type, fields }: Draft): string[] {
  if (type === 'article') return [titleAddress(String(fields.title))];
  return ((fields.redirects ?? []) as LinkMention[]).map(({ label }) => label.replace(/(.)\/$/, '$1'));
}

/** Shown in the file that had the address, or in the only new one of its kind, which is then its new name. */
function lost(address: string, file: string, heir: Draft | undefined): Problem {
  const code = 'address-lost';
  const why = `The published site has a page at ${address}, and after this change nothing would be there: bookmarks and search results would lead nowhere.`;
  const lead = (to: string) => `add this line to the list in ${REDIRECTS}: “- ${address} -> ${to}”`;
  if (!heir)
    return problemOfFile(
      file,
      code,
      `${why} Choose the page that takes its place, and ${lead('/that-page')}.`,
    );
  if (heir.fields.published === false) {
    const message = `${why} Publish it again, or choose the page that takes its place and ${lead('/that-page')}.`;
    return problemAt(heir, 'published', { code, message });
  }
  const message = `${why} So that the old address leads here, ${lead(String(heir.address))}.`;
  return problemAt(heir, heir.fields.slug ? 'slug' : '', { code, message });
}
