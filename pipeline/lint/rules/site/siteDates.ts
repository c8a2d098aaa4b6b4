import { addDays } from '../../../fields/dates';
import { comingDay, gapBetween, leavingDay, type Showing, showingOf } from '../../../model/showing';
import { rangeOfField } from '../../../passages/fieldRange';
import type { Document } from '../../Document';
import { checkEach, type Rule, rule, type SiteInput } from '../../rule';
import { hidingDate } from '../../site/links/lastVersion';
import { correct, forEachLink, type Link } from '../../site/links/siteLinks';

const linkEarly = rule({
  id: 'link-early',
  what: 'The page {page} goes online on {day}. Before then, this link leads nowhere.',
  advice: 'Add the link on that day, or give this page the same “publishAt”.',
  site(input, report) {
    forEachGap('before', input, ({ link, page, from }) => {
      const day = comingDay(String(from), input.now);
      report({ data: { page, day }, ...correct(link, page) });
    });
  },
});

const linkLate = rule({
  id: 'link-late',
  severity: 'warning',
  about:
    'A link leads to a page that goes offline at its `expiresAt`. Delete the link by then. It is an error if this change hides the page or adds the link. Otherwise it is a warning, so that a date alone never stops your site.',
  site(input, report) {
    forEachGap('after', input, ({ link, document, page, until }) => {
      const day = leavingDay(String(until), input.now);
      const isGone = String(until) <= input.now.local;
      const reason = isGone
        ? `The page ${page} went offline ${day}, so this link leads nowhere. Delete the link.`
        : `The page ${page} goes offline ${day}. From then on, this link leads nowhere. Delete the link by then.`;
      const isError = isGone && isNewInThisChange(input, document.file, page);
      const severity = isError ? 'error' : 'warning';
      report({ says: { what: reason }, severity, ...correct(link, page) });
    });
  },
});

interface Gap extends Showing {
  link: Link;
  document: Document;
  page: string;
}

function forEachGap(when: 'before' | 'after', input: SiteInput, visit: (gap: Gap) => void): void {
  const { mayLeadNowhere, pages } = input.addresses;
  forEachLink(input, (link, document) => {
    const { page = '' } = link;
    // Another rule says that it must always be there.
    if (page === '/') return;
    const target = pages.get(page)?.fields;
    if (!target || !(target.publishAt || target.expiresAt) || mayLeadNowhere.has(page)) return;
    const showing = showingOf(target);
    if (gapBetween(showingOf(document.fields), showing, input.now) === when)
      visit({ link, document, page, ...showing });
  });
}

/** Whether a link breaks because of this change and not because time passed. Unknown without a published version. */
function isNewInThisChange(
  { addresses, published, tree, now }: SiteInput,
  file: string,
  page: string,
): boolean {
  if (!published) return false;
  const target = addresses.pages.get(page);
  if (target && addresses.before.has(target.file) && hidingDate(target.fields, now)) return true;
  const path = file.slice(tree.label.length + 1);
  const old = published.old.find((each) => each.path === path);
  return old ? !old.text.includes(page) : published.added.includes(path);
}

/** Before web pages there were no articles on them. */
const FIRST = '1990-01-01';

const dayUnlikely = rule({
  id: 'day-unlikely',
  severity: 'warning',
  about:
    'The date of an article is in the future, is decades ago, or is after the date on which the article was changed. Check the year.',
  site: checkEach('article', (article, report, { now }) => {
    const { publishedAt, updatedAt, publishAt } = article.fields;
    if (!publishedAt) return;
    const at = (field: string) => rangeOfField(article.source, field);
    if (publishedAt > addDays(now.today, 1) && !publishAt) {
      const advice = 'Check the year, or write the date after “publishAt:” to show the article from then on.';
      const what = 'This date is in the future, but readers see the article now.';
      report({ range: at('publishedAt'), says: { what, advice, inForm: 'Check the year.' } });
    } else if (publishedAt < FIRST)
      report({
        range: at('publishedAt'),
        says: { what: 'This date is long past.', advice: 'Check the year.' },
      });
    else if (updatedAt && updatedAt < publishedAt) {
      const what = 'This date is before the one after “publishedAt:”.';
      report({ range: at('updatedAt'), says: { what, advice: 'Check both.' } });
    }
  }),
});

export const showingLinkRules: readonly Rule[] = [linkEarly, linkLate, dayUnlikely];
