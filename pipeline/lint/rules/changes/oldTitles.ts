import type { TypeName } from '../../../model/Site';
import type { Passage } from '../../../passages/Passage';
import { type Range, rangeOfText, rangeOfValue, wholeLines } from '../../../passages/Range';
import { type Document, isOfType } from '../../Document';
import { type MessageText, type Report, type SiteInput, warning } from '../../rule';
import { keepTexts, matchesIn, passagesIn } from '../../site/filePassages';
import { isLineOf, pageLists, pageName } from '../../site/links/pageLists';
import { changedFiles } from '../../site/links/publishedVersion';
import { linksIn, listPlaces } from '../../site/links/siteLinks';
import { anyOf, escapePattern, TEXTS } from '../../wordings';

export const formerTitle = warning({
  id: 'former-title',
  what: 'This change renames “{before}” to “{now}”, and here the old words are left{others}.',
  advice: 'Write the new ones, or leave it if the old ones are meant.',
  site(input, report) {
    for (const { document, before, now } of changedFiles(input)) {
      const [old, fresh] = [before, now].map(
        (texts) => texts.get('label') ?? texts.get('name') ?? texts.get('title'),
      );
      const isStillName = fresh === old || now.get('name') === old;
      if (document.address === undefined || !old || !fresh || isStillName) continue;
      const lines = linesNamed({ old, fresh }, document, input).map((each) =>
        rangeOfText(each.document, each.field, 0, old.length),
      );
      const ranges = [...lines, ...ownPlaces(document, old, fresh)];
      const [range, ...also] = ranges;
      if (!range) continue;
      const edits = ranges.map((each) => ({ range: each, text: fresh }));
      report({ range, also, data: { before: old, now: fresh, others: othersAt(also) }, edits });
    }
    reportDeleted(input, report);
  },
});

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
    const [range, ...also] = names.map(({ document, field }) => rangeOfValue(document, field));
    if (!range) continue;
    const lines = [range, ...also].map(({ file, start }) => wholeLines(file, start.line));
    const edits = lines.map((line) => ({ range: line, text: '' }));
    const data = { before: pageName(entry), others: othersAt(also) };
    report({ range, also, ...DELETED, data, edits });
  }
}

const othersAt = (also: readonly Range[]) => (also.length > 0 ? `, and in ${listPlaces(also)}` : '');

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
