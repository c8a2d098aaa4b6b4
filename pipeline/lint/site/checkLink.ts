import { parseEmail } from '../../fields/email';
import { parsePhone } from '../../fields/phone';
import { isAddressFact } from '../../model/factsOf';
import { gapBetween, type Showing, showingOf } from '../../model/showing';
import type { Document } from '../Document';
import { wrongContact } from '../fields/contacts';
import type { Problem } from '../Problem';
import { nearest } from '../suggest';
import type { Addresses } from './addressesOf';
import { anchorsOf } from './anchorsOf';
import { editedPage } from './editedPage';
import { missingPage, nearestPage } from './missingPage';
import { LOCAL, ownAddress } from './ownAddress';
import { comingDay, leavingDay } from './scheduleWords';

type Report = (finding: {
  code: string;
  message: string;
  wrong?: string;
  right?: string;
  severity?: Problem['severity'];
}) => Problem;

/** What a fact alone was to lead to. */
const FACTS = new Map([
  ['{phone}', 'tel:{phone}'],
  ['{email}', 'mailto:{email}'],
]);

/**
 * A link leads to a page of the site, a place on it, another site, a phone or an e-mail address. `isBare` where the address
 * itself is what is read.
 */
export function* checkLink(
  to: string,
  document: Document,
  addresses: Addresses,
  report: Report,
  isBare = false,
): Generator<Problem> {
  const own = ownAddress(to, addresses.site);
  if (own !== undefined) {
    yield* checkWholeAddress(to, own, document, addresses, isBare, report);
    return;
  }
  const edited = editedPage(to, addresses);
  if (edited) yield report({ ...edited, wrong: to });
  const contact = wrongContact(decoded(to));
  if (contact)
    yield report({ code: contact.id ?? '', message: contact.reason, wrong: to, right: contact.expected });
  if (/^(https:\/\/|tel:|mailto:)/.test(to) || isAddressFact(decoded(to))) return;
  if (to.startsWith('http://')) {
    yield unsafe(to, report);
    return;
  }
  if (!/^[/#]/.test(to)) {
    const [scheme] = /^(?:https?|tel|mailto):/i.exec(to) ?? [];
    if (scheme) {
      yield inSmallLetters(scheme, to, report);
      return;
    }
    yield report({
      code: 'link-address',
      message: `A link leads to a page (/about), a place on a page (/about#team), https://, tel: or mailto:. “${to}” is none of these.`,
      wrong: to,
      right: meantAddress(to, addresses),
    });
    return;
  }
  yield* checkOwnAddress(to, document, addresses, report);
}

/** An address of the own site with all that stands before it: who reads it may type it, and who only presses it needs no more than its end. */
function* checkWholeAddress(
  to: string,
  own: string,
  document: Document,
  addresses: Addresses,
  isBare: boolean,
  report: Report,
): Generator<Problem> {
  const home = isBare ? addresses.site : '';
  const address = own.replace(/\?[^#]*/, '');
  const found = [
    ...checkOwnAddress(address, document, addresses, ({ wrong = '', right, ...finding }) =>
      report({ ...finding, wrong: to, right: right && home + address.replace(wrong, () => right) }),
    ),
  ];
  yield* found;
  if (isBare && to.startsWith('http://')) yield unsafe(to, report);
  if (found.length > 0 || isBare || address !== own) return;
  const message = LOCAL.test(to)
    ? `This address works only on the computer it was copied from. Write only ${own}.`
    : `This is a page of your own site. Write only ${own}, so that the link works wherever the site is shown.`;
  const severity = LOCAL.test(to) ? 'error' : 'warning';
  yield report({ code: 'link-own', message, severity, wrong: to, right: own });
}

/** As it was before a browser or an editor wrote its spaces and signs as `%20`. */
function decoded(to: string): string {
  if (!to.includes('%')) return to;
  try {
    return decodeURIComponent(to);
  } catch {
    return to;
  }
}

function inSmallLetters(scheme: string, to: string, report: Report): Problem {
  const right = to.replace(scheme, scheme.toLowerCase());
  const message = `${scheme} is written in small letters: ${right}`;
  return report({ code: 'link-address', message, wrong: to, right });
}

/** An address that begins with `www.` is read as if `http://` stood before it. */
function unsafe(to: string, report: Report): Problem {
  const code = 'link-http';
  const message = 'This link begins with http://. Use https://, which is safe for visitors.';
  const problem = report({ code, message, wrong: 'http://', right: 'https://' });
  const bare = to.slice('http://'.length);
  if (problem.fix || !bare.startsWith('www.')) return problem;
  return report({
    code,
    message: `Write https:// in front of ${bare}, so that the link is safe for visitors.`,
    wrong: bare,
    right: `https://${bare}`,
  });
}

function* checkOwnAddress(
  to: string,
  document: Document,
  addresses: Addresses,
  report: Report,
): Generator<Problem> {
  const [page = '', anchor] = to.split('#');
  if (addresses.mayLeadNowhere.has(page)) return;
  if (anchor && addresses.unread.has(page || String(document.address))) return;
  const target = page === '' ? undefined : addresses.scheduled.get(page);
  if (target) yield* checkSchedule(page, target.showing, document, addresses, report);
  const there = page === '' ? document : (target?.document ?? addresses.published.get(page));
  if (!there) yield report(missingPage(page, addresses, anchor === undefined));
  else if (anchor && !anchorsOf(there).has(anchor)) yield report(noAnchor(anchor, page, anchorsOf(there)));
}

/** A page that goes by itself does not stop the site: what was right when it was written is a warning. */
function* checkSchedule(
  page: string,
  showing: Showing,
  { file, fields }: Document,
  { now, isNews }: Addresses,
  report: Report,
): Generator<Problem> {
  const gap = gapBetween(showingOf(fields), showing, now);
  if (gap === 'before') {
    const message = `The page ${page} comes to the site on ${comingDay(String(showing.from))}; before that this link leads nowhere. Add the link then, or give this page the same “publishAt”.`;
    yield report({ code: 'link-early', message, wrong: page });
  }
  if (gap === 'after') {
    const gone = String(showing.until) <= now.toISOString();
    const message = `The page ${page} ${gone ? 'left' : 'leaves'} the site ${leavingDay(String(showing.until))}; from then on this link leads nowhere. Delete the link ${gone ? 'now' : 'by then'}.`;
    const severity = gone && isNews(file, page) ? 'error' : 'warning';
    yield report({ code: 'link-late', message, severity, wrong: page });
  }
}

/** What was meant by an address without its beginning. */
function meantAddress(to: string, { published }: Addresses): string | undefined {
  const fact = FACTS.get(to);
  if (fact) return fact;
  if (parseEmail(to)) return `mailto:${to}`;
  if (parsePhone(to)) return `tel:${to}`;
  if (/^www\.[\w.-]+\.\w+|^[\w-]+\.(?:com|net|org|info|biz|co|us|io)(?:\/|$)/.test(to))
    return `https://${to}`;
  const [, bare] = /^["'<(“”„‘’«](.*)["'>)“”‘’»]$/.exec(to) ?? [];
  if (bare) return /^https:/.test(bare) || published.has(bare) ? bare : undefined;
  const file = /([\w-]+)\.md$/.exec(to)?.[1];
  const address = file ? nearestPage(`/${file}`, [...published.keys()]) : `/${to}`;
  return address && published.has(address) ? address : undefined;
}

function noAnchor(anchor: string, page: string, anchors: ReadonlySet<string>) {
  const found = nearest(anchor, [...anchors]);
  const message = `There is no place called #${anchor} on ${page || 'this page'}.`;
  return {
    code: 'anchor-broken',
    message: found ? `${message} Did you mean #${found}?` : `${message}${placesIn(anchors)}`,
    wrong: `#${anchor}`,
    right: found && `#${found}`,
  };
}

function placesIn(anchors: ReadonlySet<string>): string {
  const shown = [...anchors].slice(0, 12).map((anchor) => `#${anchor}`);
  return shown.length > 0 ? ` The places there are: ${shown.join(', ')}.` : '';
}
