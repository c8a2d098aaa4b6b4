import { addDays } from '../../../kinds/dates';
import { isAlwaysNeeded } from '../../../model/registry';
import { formatEnd, formatStart, targetGap, type Visibility } from '../../../model/visibility';
import { rangeOfName, rangeOfValue, wholeLines } from '../../../passages/Range';
import { pathOf } from '../../Document';
import { checkFilesOf, rule, type SiteInput, warning, write } from '../../rule';
import { hidingDate } from '../../site/links/publishedVersion';
import { correctLink, forEachLink, isMenuLine, type Link } from '../../site/links/siteLinks';

/** Visits links that are shown while their page is hidden: before it goes online, or after it expires. */
function forEachGap(
  when: 'before' | 'after',
  input: SiteInput,
  visit: (link: Link, page: string, target: Visibility) => void,
): void {
  const { mayLeadNowhere, pages } = input.addresses;
  forEachLink(input, (link) => {
    const { page = '', document } = link;
    // A hidden home page is left to another rule.
    if (page === '/' || isMenuLine(link)) return;
    const target = pages.get(page)?.fields;
    if (!target || !(target.publishAt || target.expiresAt) || mayLeadNowhere.has(page)) return;
    if (targetGap(document.fields, target, input.now) === when) visit(link, page, target);
  });
}

/** Whether this change breaks the link, and not the passing of time. `undefined` without a published version. */
function isNewInThisChange({ addresses, published, now }: SiteInput, { document }: Link, page: string) {
  const target = addresses.pages.get(page);
  if (target && addresses.before.has(target.file) && hidingDate(target.fields, now)) return true;
  const path = pathOf(document);
  const old = published?.old.find((each) => each.path === path);
  return old ? !old.text.includes(page) : published?.added.includes(path);
}

export const showingLinkRules = [
  rule({
    id: 'link-early',
    what: 'The page {page} goes online on {day}. Before then, this link leads nowhere.',
    advice: 'Add the link on that day, or give this page the same “publishAt”.',
    site(input, report) {
      forEachGap('before', input, (link, page, { publishAt }) => {
        const day = formatStart(String(publishAt), input.now);
        report({ data: { page, day }, ...correctLink(link, page) });
      });
    },
  }),
  warning({
    id: 'link-late',
    site(input, report) {
      forEachGap('after', input, (link, page, { expiresAt }) => {
        const day = formatEnd(String(expiresAt), input.now);
        const isGone = String(expiresAt) <= input.now.local;
        const what = isGone
          ? `The page ${page} went offline ${day}, so this link leads nowhere. Delete the link.`
          : `The page ${page} goes offline ${day}. From then on, this link leads nowhere. Delete the link by then.`;
        const isError = isGone && isNewInThisChange(input, link, page);
        report({ what, severity: isError ? 'error' : 'warning', ...correctLink(link, page) });
      });
    },
  }),
  warning({
    id: 'day-unlikely',
    site: checkFilesOf('article', (article, { now }) => {
      const { publishedAt, updatedAt, publishAt } = article.fields;
      if (!publishedAt) return undefined;
      if (publishedAt > addDays(now.today, 1) && !publishAt)
        return {
          range: rangeOfValue(article, 'publishedAt'),
          what: 'This date is in the future, but readers see the article now.',
          advice: 'Check the year, or write the date after “publishAt:” to show the article from then on.',
          adviceInForm: 'Leave this empty to publish the article now, or send the form on that day.',
        };
      if (publishedAt < '1990-01-01') {
        const what = 'This date is long past.';
        return { range: rangeOfValue(article, 'publishedAt'), what, advice: 'Check the year.' };
      }
      const what = 'This date is before the one after “publishedAt:”.';
      const isCrossed = updatedAt && updatedAt < publishedAt;
      return isCrossed && { range: rangeOfValue(article, 'updatedAt'), what, advice: 'Check both.' };
    }),
  }),
];

export const alwaysNeeded = rule({
  id: 'always-needed',
  what: 'This page must always be there.',
  advice: 'Delete “{field}”.',
  fields(document, report) {
    const { fields, source } = document;
    const isSet = (name: string) => source.positions.has(name);
    const field = fields.published === false ? 'published' : ['publishAt', 'expiresAt'].find(isSet);
    if (!isAlwaysNeeded(document) || !field) return;
    const range = rangeOfValue(document, field);
    const edits = write(wholeLines(document.file, range.start.line), '');
    report({ range, also: [rangeOfName({ source }, field)], data: { field }, edits });
  },
});

export const scheduleCrossed = rule({
  id: 'schedule-crossed',
  what: 'This page would go offline before it goes online: “expiresAt” must be later than “publishAt”.',
  advice: 'Correct one of the two.',
  fields(document, report) {
    const { publishAt, expiresAt }: Visibility = document.fields;
    if (isAlwaysNeeded(document) || !publishAt || !expiresAt || expiresAt > publishAt) return;
    report({ range: rangeOfValue(document, 'expiresAt'), also: [rangeOfValue(document, 'publishAt')] });
  },
});
