import { nearest } from '../fields/nearest';
import type { Problem } from '../report/Problem';
import type { Addresses } from './addressesOf';
import { anchorsOf } from './anchorsOf';
import type { Draft } from './Draft';
import { comingDay, leavingDay } from './scheduleWords';
import { gapBetween, type Showing, showingOf } from './showing';

type Report = (finding: {
  code: string;
  message: string;
  wrong?: string;
  right?: string;
  severity?: Problem['severity'];
}) => Problem;

/** A link leads to a page of the site, a place on it, another site, a phone or an e-mail address. */
export function* checkLink(
  to: string,
  draft: Draft,
  addresses: Addresses,
  report: Report,
): Generator<Problem> {
  if (/^(https:\/\/|tel:|mailto:)/.test(to)) return;
  if (to.startsWith('http://')) {
    yield report({
      code: 'link-http',
      message: 'This link begins with http://. Use https://, which is safe for visitors.',
      wrong: 'http://',
      right: 'https://',
    });
    return;
  }
  if (!/^[/#]/.test(to)) {
    yield report({
      code: 'link-address',
      message: `A link leads to a page (/about), a place on a page (/about#team), https://, tel: or mailto:. “${to}” is none of these.`,
      wrong: to,
      right: addresses.published.has(`/${to}`) ? `/${to}` : undefined,
    });
    return;
  }
  yield* checkOwnAddress(to, draft, addresses, report);
}

function* checkOwnAddress(
  to: string,
  draft: Draft,
  addresses: Addresses,
  report: Report,
): Generator<Problem> {
  const [page = '', anchor] = to.split('#');
  if (addresses.mayLeadNowhere.has(page)) return;
  if (anchor && addresses.unread.has(page || String(draft.address))) return;
  const target = page === '' ? undefined : addresses.scheduled.get(page);
  if (target) yield* checkSchedule(page, target.showing, draft, addresses, report);
  const anchors = page === '' ? anchorsOf(draft) : (target?.anchors ?? addresses.published.get(page));
  if (!anchors) yield report(noPage(page, addresses));
  else if (anchor && !anchors.has(anchor)) yield report(noAnchor(anchor, page, anchors));
}

/** A page that goes does not stop the site: what was right when it was written is a warning. */
function* checkSchedule(
  page: string,
  showing: Showing,
  { fields }: Draft,
  { now }: Addresses,
  report: Report,
): Generator<Problem> {
  const gap = gapBetween(showingOf(fields), showing, now);
  if (gap === 'before') {
    const message = `The page ${page} comes to the site on ${comingDay(String(showing.from))}; before that this link leads nowhere. Add the link then, or give this page the same “publishAt”.`;
    yield report({ code: 'link-early', message });
  }
  if (gap === 'after') {
    const gone = String(showing.until) <= now.toISOString();
    const message = `The page ${page} ${gone ? 'left' : 'leaves'} the site ${leavingDay(String(showing.until))}; from then on this link leads nowhere. Delete the link ${gone ? 'now' : 'by then'}.`;
    yield report({ code: 'link-late', message, severity: 'warning' });
  }
}

function noPage(page: string, { published, unpublished }: Addresses) {
  const code = 'link-broken';
  const message = `There is no page ${page} for this link.`;
  if (unpublished.has(page)) return { code, message: `${message} The page exists but is not published.` };
  const right = nearest(page, [...published.keys()]);
  return { code, message: right ? `${message} Did you mean ${right}?` : message, wrong: page, right };
}

function noAnchor(anchor: string, page: string, anchors: ReadonlySet<string>) {
  const found = nearest(anchor, [...anchors]);
  const message = `There is no place called #${anchor} on ${page || 'this page'}.`;
  return {
    code: 'anchor-broken',
    message: found ? `${message} Did you mean #${found}?` : message,
    wrong: `#${anchor}`,
    right: found && `#${found}`,
  };
}
