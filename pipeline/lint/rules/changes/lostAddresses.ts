import { dirname } from 'node:path/posix';
import { contentTypes } from '../../../model/contentTypes.generated';
import type { LoadedEntry } from '../../../model/load/load';
import { contentTypeOf } from '../../../model/registry';
import { withoutLastSlash } from '../../../model/urls';
import { rangeOfValue, startOfFile } from '../../../passages/Range';
import { type Document, isBroken, isOfType } from '../../Document';
import { groupBy, listSome } from '../../lists';
import { type Finding, rule, type SiteInput, warning } from '../../rule';
import { rangeOfAddress, redirectsOf } from '../../site/links/addressIndex';
import {
  alsoRanges,
  explainMentions,
  explainOldName,
  missingPages,
  rangesOf,
} from '../../site/links/missingPages';
import { isLineOf, pageLists } from '../../site/links/pageLists';
import { hidingDate, publishedFiles, textsIn } from '../../site/links/publishedVersion';
import { listPlaces, rangeOfMention } from '../../site/links/siteLinks';

export const addressLost = rule({
  id: 'address-lost',
  site(input, report) {
    const { addresses, documents } = input;
    const deleted: LoadedEntry[] = [];
    for (const entry of addresses.before.values()) {
      const { file, address = '' } = entry;
      if (!addresses.lost.has(address)) continue;
      // The renamed file, or else the same file, which is hidden or has another address now.
      const successor =
        addresses.removed.get(address)?.successor ?? documents.find((each) => each.file === file);
      if (successor) report(explainKept(address, successor, input));
      else deleted.push(entry);
    }
    // Required pages are reported as missing files.
    const optional = deleted.filter(({ type, name }) => !contentTypeOf(type).alwaysNeeded?.includes(name));
    // One message for all pages of a type if none is left; otherwise one for each page.
    const isLeft = (entry: LoadedEntry) => documents.some(({ type }) => type === entry.type);
    for (const entries of groupBy(optional, (entry) => (isLeft(entry) ? entry.file : entry.type)).values())
      report(explainDeleted(entries, input));
  },
});

const MAX_LISTED_REDIRECTS = 8;

const lossOf = (address: string) =>
  `There is a page at ${address} now. After this change nothing would be there, and bookmarks and search results would lead nowhere.`;

const listIn = ({ tree }: SiteInput) => `the list in ${tree.label}/${contentTypes.redirects.file}`;

const addRedirect = (address: string, to: string, input: SiteInput) =>
  `add this line to ${listIn(input)}: “- ${address} -> ${to}”.`;

const chooseRedirect = (address: string, input: SiteInput) =>
  `choose the page that takes its place, and ${addRedirect(address, '/that-page', input)}`;

/** Explains an address whose file is still there: hidden by a date or by `published: no`, or renamed. `successor` is that file. */
function explainKept(address: string, successor: Document, input: SiteInput): Finding {
  const mentions = missingPages(input).get(address) ?? [];
  const isRenamed = input.addresses.removed.get(address)?.successor !== undefined;
  const explained = isRenamed ? explainOldName(mentions.map(rangeOfMention)) : explainMentions(mentions);
  const onMentions = mentions.length > 0 ? ` ${explained}` : '';
  const also = alsoRanges(mentions);
  const date = hidingDate(successor.fields, input.now);
  if (date) {
    const when =
      date === 'expiresAt'
        ? 'This day has passed, so the page would be gone.'
        : 'Until this day nobody would see the page.';
    const advice = `Check the year. If the page is to go now, write “published: no” in place of this line, ${chooseRedirect(address, input)}${onMentions}`;
    return { range: rangeOfValue(successor, date), also, what: `${when} ${lossOf(address)}`, advice };
  }
  if (successor.fields.published === false) {
    const what = `Visitors and search engines know this page at ${address}, and would find nothing there any more.`;
    // The choices of forms and the towns of the business that name this page without a link.
    const lines = pageLists(input)
      .flat()
      .filter((line) => !line.page && isLineOf(successor, line));
    const listed = lines.map(({ document, field }) => rangeOfValue(document, field));
    const offered =
      lines.length > 0 ? ` If it is gone for good, delete its name in ${listPlaces(listed)} too.` : '';
    const advice = `To lead them to another page, ${addRedirect(address, '/that-page', input)}${onMentions}${offered}`;
    const range = rangeOfValue(successor, 'published');
    if (mentions.some(({ field }) => field === 'privacyPage')) {
      const adviceInForm = 'Each form links to it, so it cannot be hidden.';
      return { range, what, advice: `${adviceInForm} Delete this line.`, adviceInForm };
    }
    return { range, also: [...also, ...listed], severity: 'warning', what, advice };
  }
  const advice = `So that the old address leads here, ${addRedirect(address, String(successor.address), input)}${onMentions}`;
  return { range: rangeOfAddress(successor), also, what: lossOf(address), advice };
}

/** Explains a deleted page, or all pages of a deleted folder, at the first mention of one of them. */
function explainDeleted(entries: readonly [LoadedEntry, ...LoadedEntry[]], input: SiteInput): Finding {
  const [{ file, address = '' }, ...others] = entries;
  const [first, ...more] = entries.flatMap((entry) => missingPages(input).get(String(entry.address)) ?? []);
  const ranges = first ? rangesOf([first, ...more]) : { range: startOfFile(file) };
  const onMentions = first ? ` ${explainMentions([first, ...more])}` : '';
  if (others.length === 0) {
    const deleted = first ? `This change deletes the file ${file}. ` : '';
    const advice = `To fix that, ${chooseRedirect(address, input)}${onMentions}`;
    return { ...ranges, what: `${deleted}${lossOf(address)}`, advice };
  }
  const lines = listSome(entries.map((entry) => `“- ${entry.address} -> /that-page”`));
  const what = `This change deletes the folder ${dirname(file)}, whose ${entries.length} pages are known to visitors and search engines. After this change nothing would be there.`;
  const advice = `To fix that, choose the page that takes the place of each, and add these lines to ${listIn(input)}: ${lines}.${onMentions}`;
  return { ...ranges, what, advice };
}

export const redirectGone = warning({
  id: 'redirect-gone',
  what: 'This change takes out: {lines}.',
  advice:
    'The old address leads nowhere now. Bring the line back, or leave it if nobody uses the address any more.',
  site({ addresses, documents, published, tree }, report) {
    const { file: name = '' } = contentTypes.redirects;
    const before = published && publishedFiles(published).find(({ path }) => path === name);
    const document = documents.find(isOfType('redirects'));
    // A broken file may have lines that could not be loaded.
    if (!before || (document && isBroken(document, 'redirects'))) return;
    const redirects = redirectsOf(documents);
    const gone = [...textsIn(before.source)].flatMap(([field, line]) => {
      const [from = ''] = field.startsWith('redirects.') ? line.split(/\s*->\s*/) : [];
      const isRedirected = redirects.has(withoutLastSlash(from));
      return from === '' || isRedirected || addresses.pages.has(from) ? [] : [`- ${line}`];
    });
    const range = startOfFile(document?.file ?? `${tree.label}/${name}`);
    if (gone.length > 0) report({ range, data: { lines: listSome(gone, MAX_LISTED_REDIRECTS) } });
  },
});
