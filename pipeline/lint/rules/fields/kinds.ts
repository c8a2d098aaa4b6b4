import { emailKind, phoneKind } from '../../../kinds/contact';
import { adviceOn, type Context, describeAmbiguity, type Kind, readingsOf } from '../../../kinds/kind';
import { kinds } from '../../../kinds/kinds.generated';
import { LINK_ADDRESS, linkKind, wrongContact } from '../../../kinds/link';
import { readingTimeKind } from '../../../kinds/number';
import { minutesToRead } from '../../../model/contentTypes/article';
import { visitEntry } from '../../../model/visitEntry';
import { rangeOfText, rangeOfValue } from '../../../passages/Range';
import type { Fault } from '../../../source/Source';
import { type Document, isBroken, isOfType } from '../../Document';
import { faultsOf } from '../../fields/faults';
import { metaAt, splitPath } from '../../fields/fieldSchema';
import { listMostSimilar, listSome } from '../../lists';
import { type Finding, type Report, type Rule, rule, write } from '../../rule';
import { checkLinkAddresses, decodeUri } from '../../site/links/siteLinks';
import { spacedAddress } from '../../spacedAddresses';
import { nearest } from '../../suggest';
import { BLOCKS, checkWordings } from '../../wordings';

const ruleIdOf = ({ rule, name }: Kind): string => rule ?? name.replaceAll(' ', '-');

/** A check that reports values of some kinds that could not be parsed. A kind may leave some of its values to a rule with another id. */
function checkKinds(id: string, ...kinds: readonly Kind[]) {
  return (document: Document, report: Report): void => {
    for (const kind of kinds)
      for (const fault of faultsOf(document, kind.name)) {
        const { ruleId, ...finding } = explainFault(document, kind, fault);
        if (ruleId === id) report(finding);
      }
  };
}

/** Explains a value by its possible meanings, with the id of the rule that says so. */
function explainFault(document: Document, kind: Kind, { field, input }: Fault): Finding & { ruleId: string } {
  const typed = String(input);
  const meta = metaAt(document, field);
  const context = { meta, name: splitPath(field).name };
  const range = rangeOfValue(document, field);
  const options = meta.options && {
    options: listMostSimilar(typed, meta.options, 'FIELDS.md'),
    some: listSome(meta.options),
  };
  const data = { typed, ...options };
  const { format = String } = kind;
  const [reading, other] = meaningsOf(kind, typed, context);
  if (reading !== undefined && other !== undefined)
    return {
      ruleId: ruleIdOf(kind),
      range,
      advice: describeAmbiguity(typed, format(reading), format(other)),
      data,
    };
  const { rule, advice, guess, adviceInForm } = adviceOn(kind, typed, { ...context, reading });
  const isSure = reading !== undefined && kind.isSure?.(typed, reading);
  return {
    ruleId: rule ?? ruleIdOf(kind),
    range,
    advice,
    adviceInForm: adviceInForm ?? kind.adviceInForm,
    data,
    edits: write(rangeOfText(document, field), reading ?? guess),
    kind: isSure ? 'sure' : undefined,
  };
}

/** The possible meanings of a text, or else those of the most similar known name. */
function meaningsOf(kind: Kind, typed: string, context: Context): string[] {
  const readings = readingsOf(kind, typed, context).filter((each) => each !== typed);
  if (readings.length > 0) return readings;
  const name = nearest(typed, kind.names?.(context.meta) ?? []);
  return name === undefined ? [] : readingsOf(kind, name, context);
}

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
const ofLimits = [...new Set(kinds.flatMap(({ otherRules = [] }) => otherRules))].map((id) => {
  const of = kinds.filter(({ otherRules }) => otherRules?.includes(id));
  return rule({ id, fields: checkKinds(id, ...of) });
});

/** A second link in the text of a link. */
const ANOTHER = new RegExp(`\\s->\\s*(?:${LINK_ADDRESS})`);

const checkLinks = checkKinds('link-shape', linkKind);

const linkShape = rule({
  id: 'link-shape',
  kind: 'sure',
  advice: 'The arrow of a link is one hyphen and one “greater than” sign: {bare} -> {to}',
  fields(document, report) {
    checkLinks(document, report);
    visitEntry(document, {
      link: ({ label, to }, field) => {
        const range = rangeOfValue(document, field);
        const bare = label.replace(/\s*[-–—−=~<>]+$/, '');
        if (ANOTHER.test(label)) {
          const advice = 'Write each on a line of its own, with a hyphen in front.';
          report({ range, what: 'Only one link belongs in each entry.', advice });
        } else if (bare !== label) {
          const signs = rangeOfText(document, field, bare.length, label.length);
          report({ range, data: { bare, to }, edits: write(signs, ' ') });
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
    passages: checkWordings(BLOCKS, spacedAddress(id)),
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
    report({ range, severity: 'warning', data: { minutes, stated }, expected });
  },
});

function countWords(document: Document): number {
  let words = 0;
  visitEntry(document, { prose: (text) => (words += text.wordCount) });
  return words;
}

export const kindRules = [
  linkShape,
  contactRule(phoneKind),
  contactRule(emailKind),
  ...ofKinds,
  ...ofLimits,
  readingTime,
];
