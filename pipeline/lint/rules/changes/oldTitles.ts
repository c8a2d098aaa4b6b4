import type { TypeName } from '../../../model/Site';
import type { Passage } from '../../../passages/Passage';
import { type Range, rangeOfText, rangeOfValue, wholeLines } from '../../../passages/Range';
import { type Document, isOfType } from '../../Document';
import { type MessageText, type Report, type SiteInput, warning } from '../../rule';
import { keepTexts, matchesIn, passagesIn } from '../../site/filePassages';
import { isLineOf, pageLists, pageName } from '../../site/links/pageLists';
import { changedFiles } from '../../site/links/publishedVersion';
import { linksIn, reportPlaces } from '../../site/links/siteLinks';
import { anyOf, escapePattern, TEXTS } from '../../wordings';

export const formerTitle = warning({
  id: 'former-title',
  what: 'This change renames “{before}” to “{now}”, and here the old words are left{others}.',
  advice: 'Write the new ones, or leave it if the old ones are meant.',
  site(input, report) {
    for (const { document, before, now } of changedFiles(input)) {
      const [old, fresh] =
        NAMES.map((nameIn) => [nameIn(before), nameIn(now)]).find(([one, other]) => one !== other) ?? [];
      if (document.address === undefined || !old || !fresh || now.get('name') === old) continue;
      const lines = linesNamed({ old, fresh }, document, input).map((each) =>
        rangeOfText(each.document, each.field, 0, old.length),
      );
      const ranges = [...lines, ...ownPlaces(document, old, fresh)];
      const edits = ranges.map((range) => ({ range, text: fresh }));
      reportPlaces(ranges, { data: { before: old, now: fresh }, edits }, report);
    }
    reportDeleted(input, report);
  },
});

/** The names of a page in links to it, and on its card. */
const NAMES: readonly ((texts: ReadonlyMap<string, string>) => string | undefined)[] = [
  (texts) => texts.get('label') ?? texts.get('name') ?? texts.get('title'),
  (texts) => texts.get('card.title'),
];

const DELETED: MessageText = {
  what: 'This change deletes the page of “{before}”, and its name is left here{others}.',
  advice: 'Delete it, or leave it if you still offer that.',
};

/** Reports choices of forms and lines of lists that still name a deleted page. */
function reportDeleted(input: SiteInput, report: Report): void {
  const { removed, lost } = input.addresses;
  for (const { entry, successor } of removed.values()) {
    // A lost address is reported first, by `address-lost`.
    if (successor || lost.has(entry.address ?? '')) continue;
    const names = pageLists(input)
      .flat()
      .filter((line) => !line.page && isLineOf(entry, line));
    const ranges = names.map(({ document, field }) => rangeOfValue(document, field));
    const edits = ranges.map(({ file, start }) => ({ range: wholeLines(file, start.line), text: '' }));
    reportPlaces(ranges, { ...DELETED, data: { before: pageName(entry) }, edits }, report);
  }
}

/** The places in the texts of a page that have its old name and not the new one. A single word is often meant otherwise. */
function ownPlaces(page: Document, old: string, fresh: string): Range[] {
  const isWord = !old.includes(' ');
  if (isWord && fresh.includes(old)) return [];
  const isName = ({ text, place }: Passage) => TEXTS.includes(place) && (!isWord || text === old);
  const texts = keepTexts(passagesIn(page), isName);
  const names = anyOf(
    'gu',
    ...[fresh, old].map((name) => `(?<![\\p{L}-])${escapePattern(name)}(?![\\p{L}-])`),
  );
  const found = matchesIn(page, texts, [names]);
  return found.filter(({ words }) => words === old).map(({ range }) => range);
}

/** The lines of menus, the choices of forms and then other links that have the old title of a page; as a short name, links may keep it. */
function linesNamed({ old, fresh }: { old: string; fresh: string }, page: Document, input: SiteInput) {
  const isOf = ({ label, page: link, names }: { label?: string; page?: string; names?: TypeName }) =>
    label === old && (link === undefined ? names === page.type : link === page.address);
  const links = linksIn(input).filter(
    (link) => link.page && !isOfType('navigation')(link.document) && !fresh.includes(old) && isOf(link),
  );
  return [...pageLists(input).flat().filter(isOf), ...links];
}
