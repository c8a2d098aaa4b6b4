import { emailKind, phoneKind } from '../../../kinds/contact';
import { adviceOn } from '../../../kinds/kind';
import { kinds } from '../../../kinds/kinds.generated';
import { LINK_ADDRESS, linkKind, wrongContact } from '../../../kinds/link';
import { readingTimeKind } from '../../../kinds/number';
import { minutesToRead } from '../../../model/contentTypes/article';
import { visitEntry } from '../../../model/visitEntry';
import { rangeOfText, rangeOfValue } from '../../../passages/fieldRange';
import { type Document, isBroken, isOfType } from '../../Document';
import { checkKinds, ruleIdOf } from '../../fields/checkKinds';
import { write } from '../../finding';
import { type Rule, rule } from '../../rule';
import { checkLinkAddresses, decodeUri } from '../../site/links/siteLinks';
import { spacedAddress } from '../../spacedAddresses';
import { checkWordings } from '../../wordings';

/** Kinds with a rule that also checks well-formed values. */
const WITH_OWN_RULE = ['link', 'phone', 'email', 'reading time'];

const ofKinds = kinds
  .filter(({ name }) => !WITH_OWN_RULE.includes(name))
  .map((kind) =>
    rule({
      id: ruleIdOf(kind),
      kind: kind.isSure ? 'sure' : undefined,
      advice: adviceOn(kind, '…', { meta: { ...kind } }).advice,
      about: kind.about,
      fields: checkKinds(ruleIdOf(kind), kind),
    }),
  );

/** Rules about values that are well-formed, but out of range. */
const ofLimits = [...new Map(kinds.flatMap(({ otherRules = {} }) => Object.entries(otherRules)))].map(
  ([id, about]) => {
    const of = kinds.filter(({ otherRules = {} }) => id in otherRules);
    return rule({ id, about, fields: checkKinds(id, ...of) });
  },
);

/** A second link in the text of a link. */
const ANOTHER = new RegExp(`\\s->\\s*(?:${LINK_ADDRESS})`);

const checkLinks = checkKinds('link-shape', linkKind);

const linkShape = rule({
  id: 'link-shape',
  kind: 'sure',
  advice: 'The arrow of a link is one hyphen and one “greater than” sign: {bare} -> {to}',
  about:
    'A link is written as text, an arrow and an address: Ask for a visit -> /contact. The arrow is a hyphen and a “greater than” sign; the address has no spaces.',
  fields(document, report) {
    checkLinks(document, report);
    visitEntry(document, {
      link: ({ label, to }, field) => {
        const range = rangeOfValue(document, field);
        const bare = label.replace(/\s*[-–—−=~<>]+$/, '');
        if (ANOTHER.test(label)) {
          const advice = 'Write each on a line of its own, with a hyphen in front.';
          report({ range, says: { what: 'Only one link belongs in each entry.', advice } });
        } else if (bare !== label) {
          const signs = rangeOfText(document, field, bare.length, label.length);
          report({ range, data: { bare, to }, fix: write(signs, ' ') });
        }
      },
    });
  },
});

/** A rule about phone numbers or email addresses: in fields, in links with spaces, and in `tel:` and `mailto:` links. */
function contactRule(kind: typeof phoneKind): Rule {
  const id = kind.name;
  return rule({
    id,
    about: kind.about,
    fields: checkKinds(id, kind, linkKind),
    passages: checkWordings([spacedAddress(id)]),
    site: checkLinkAddresses(({ to }) => {
      const found = wrongContact(decodeUri(to));
      return found?.rule === id ? { what: found.advice, expected: found.right } : undefined;
    }),
  });
}

const checkReadingTimes = checkKinds('reading-time', readingTimeKind);

const readingTime = rule({
  id: 'reading-time',
  what: 'This article takes about {minutes} min to read, not “{stated}”.',
  advice: 'Correct the number, or leave it out: the site works it out.',
  about:
    'How long an article takes to read is shown as it is written, so it needs its unit: 6 min read. Without the line, the site works it out.',
  fields(document, report) {
    checkReadingTimes(document, report);
    const stated = isOfType('article')(document) ? document.fields.readTime : undefined;
    const numbers = (stated?.match(/\d+/g) ?? []).map(Number);
    const minutes = minutesToRead(countWords(document));
    const isFar = (one: number, other: number) => one > 2 * other && one - other >= 5;
    if (!stated || isBroken(document, '') || !/min/i.test(stated)) return;
    if (!isFar(Math.min(...numbers), minutes) && !isFar(minutes, Math.max(...numbers))) return;
    const expected = stated.replace(/\d+(?:\D{1,3}\d+)?/, String(minutes));
    const range = rangeOfText(document, 'readTime');
    report({ range, severity: 'warning', data: { minutes, stated }, fix: write(range, expected) });
  },
});

function countWords(document: Document): number {
  let words = 0;
  visitEntry(document, { prose: (text) => (words += text.wordCount) });
  return words;
}

export const kindRules: readonly Rule[] = [
  linkShape,
  contactRule(phoneKind),
  contactRule(emailKind),
  ...ofKinds,
  ...ofLimits,
  readingTime,
];
