import type { Problem } from '../report/Problem';
import type { Draft } from './Draft';
import { problemAt, problemOfFile } from './problemAt';
import { type Content, typeOf } from './readContent';
import { readDraft } from './readDraft';

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
  const former = new Set(drafts.flatMap(({ fields }) => (fields.formerly ?? []) as string[]));
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

/** Shown in the file that had the address, or in the only new one of its kind, which is then its new name. */
function lost(address: string, file: string, heir: Draft | undefined): Problem {
  const code = 'address-lost';
  const why = `The published site has a page at ${address}, and after this change nothing would be there: bookmarks and search results would lead nowhere.`;
  if (!heir) {
    const how = `Choose the page that takes its place, and add these two lines to its fields: “formerly:” and below it “  - ${address}”.`;
    return problemOfFile(file, code, `${why} ${how}`);
  }
  if (heir.fields.published === false)
    return problemAt(heir, 'published', {
      code,
      message: `${why} Publish it again, or add “formerly:” and below it “  - ${address}” to the page that takes its place.`,
    });
  const place = problemAt(heir, heir.fields.slug ? 'slug' : '', {
    code,
    message: `${why} Add two lines to the fields so that the old address leads here: “formerly:” and below it “  - ${address}”.`,
  });
  const written = heir.source.lines[place.line - 1] ?? '';
  const former = (heir.fields.formerly as string[] | undefined)
    ? null
    : `${written}\nformerly:\n  - ${address}`;
  return { ...place, fix: former === null ? null : { line: place.line, text: former } };
}
