import { redirects } from '../../model/contentTypes/redirects';
import { isShown } from '../../model/showing';
import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { formerAddresses } from './formerAddresses';
import { type HidingDate, hidingDate } from './hidingDate';
import type { Published } from './Published';
import { problemAt, problemOfFile } from './problemAt';
import { seenBefore } from './seenBefore';

const REDIRECTS = `content/${redirects.file}`;

/** Addresses that visitors and search engines know and that nothing answers any more. */
export function checkLostAddresses(
  content: Content,
  { old, added }: Published,
  problems: readonly Problem[],
): Problem[] {
  const { documents, tree, now } = content;
  const isThere = ({ address, fields }: Document) => address !== undefined && isShown(fields, now);
  const there = new Set(documents.filter(isThere).map(({ address }) => address));
  const former = formerAddresses(content);
  const fresh = documents.filter(({ file }) => added.includes(file.slice(tree.label.length + 1)));
  return old.flatMap((file) => {
    const before = seenBefore(file, content);
    if (!before?.address || there.has(before.address) || former.has(before.address)) return [];
    const here = documents.find((document) => document.file === before.file);
    const heirs = fresh.filter((other) => other.type === before.type && isThere(other));
    const heir = here ?? (heirs.length === 1 ? heirs[0] : undefined);
    const date = heir && hidingDate(heir.fields, now);
    if (heir && date) return hidden(before.address, heir, date, problems);
    return [lost(before.address, before.file, heir)];
  });
}

/** Shown in the file that had the address, or in the only new one of its kind, which is then its new name. */
function lost(address: string, file: string, heir: Document | undefined): Problem {
  const code = 'address-lost';
  const why = whyLost(address);
  const lead = (to: string) => leadLine(address, to);
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

function whyLost(address: string): string {
  return `The published site has a page at ${address}, and after this change nothing would be there: bookmarks and search results would lead nowhere.`;
}

function leadLine(address: string, to: string): string {
  return `add this line to the list in ${REDIRECTS}: “- ${address} -> ${to}”`;
}

/** A page with a date must have its address to itself; one that is to go for good is therefore taken away without one. */
function hidden(address: string, heir: Document, field: HidingDate, problems: readonly Problem[]): Problem[] {
  const when =
    field === 'expiresAt'
      ? 'The day is past, so the page would be gone.'
      : 'Until that day nobody would see the page.';
  const message = `${when} ${whyLost(address)} Check the year. If the page is to go now, write “published: no” in place of this line, choose the page that takes its place, and ${leadLine(address, '/that-page')}.`;
  const problem = problemAt(heir, field, { code: 'address-lost', message });
  const isTold = problems.some(({ file, line }) => file === problem.file && line === problem.line);
  return isTold ? [] : [problem];
}
