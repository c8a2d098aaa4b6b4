import { factNames, factsOf, formerFacts } from '../../../model/factsOf';
import { contentTypeOf } from '../../../model/registry';
import { type Document, type DocumentOf, isOfType } from '../../Document';
import { type Collect, checkCollected, type Rule, rule, type SiteInput } from '../../rule';
import { listPlaces } from '../../site/links/siteLinks';
import { checkDescriptions } from '../../source/descriptions';
import { listLike, nearest } from '../../suggest';

/** `{phone}`, `{{ phone }}`, `{phone number}`, or `{phone` of which the brace stays open. */
const IN_BRACES = /\{\{?\s*(\w+(?:[ -]\w+){0,2})\s*\}\}?|\{(\w+)(?!\w)(?![^{}]*\})/g;

interface Fact {
  /** With its braces. */
  raw: string;
  name: string;
  line: number;
}

/** The names in braces in a file, which should be facts of the business. */
const findFacts: Collect<Fact[]> = ({ type, source: { lines } }) => {
  if (contentTypeOf(type).hasFacts === false) return [];
  return lines.flatMap((line, index) => {
    if (!line.includes('{')) return [];
    return [...line.matchAll(IN_BRACES)].map(([raw, closed, open = '']) => ({
      raw,
      name: closed ?? open,
      line: index + 1,
    }));
  });
};

const IN_ONE_BRACE = factNames.map((name) => `{${name}}`);

const isPlain = ({ raw, name }: Fact) => raw === `{${name}}`;

/** The fact that is meant by `phone number`, `email address` or `e-mail`. */
const factMeant = (name: string): string | undefined =>
  [name.replace(/\W/g, ''), name.replace(/[ -](?:number|no|address)$/, '')].find((each) =>
    factNames.includes(each),
  );

/** Whether a name in braces is the owner's own text. */
const isOwnText = (name: string): boolean => /\W/.test(name) && !factMeant(name);

/** If a brace is not closed, only an exact name is a fact. */
function expectedFact({ raw, name }: Fact): string | undefined {
  const current = formerFacts.get(name) ?? name;
  if (factNames.includes(current)) return `{${current}}`;
  const nearby = factMeant(name) ?? (raw.endsWith('}') ? nearest(name, factNames) : undefined);
  return nearby && `{${nearby}}`;
}

const factBraces = rule({
  id: 'fact-braces',
  on: 'site',
  kind: 'sure',
  about:
    'A fact of the business is in double braces, has spaces inside its braces, or has only one of them. Write {phone}, with one brace on each side.',
  collect: findFacts,
  check: checkCollected((fact) => {
    const expected = isPlain(fact) ? undefined : expectedFact(fact);
    if (!expected) return undefined;
    const reason = `A fact of the business is written with one brace on each side and no spaces: ${expected}`;
    return { line: fact.line, reason, actual: fact.raw, expected };
  }),
});

const factUnknown = rule({
  id: 'fact-unknown',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A name in braces is not a fact of the business. Write one that is, such as {phone} or {town}, or delete the braces. The descriptions of pictures take no facts.',
  collect: findFacts,
  check: checkCollected((fact) => {
    const { raw, name, line } = fact;
    if (!isPlain(fact) || factNames.includes(name) || formerFacts.has(name)) return undefined;
    if (isOwnText(name)) return undefined;
    const expected = expectedFact(fact);
    const hint = expected
      ? `Did you mean ${expected}?`
      : `The facts are: ${listLike(raw, IN_ONE_BRACE, 'README.md')}.`;
    return { line, reason: `${raw} is not a fact of the business. ${hint}`, actual: raw, expected };
  }),
  also: {
    text: checkDescriptions((text) => {
      const found = [...text.matchAll(IN_BRACES)].find(([, name = '']) => !isOwnText(name));
      if (!found) return undefined;
      const [actual] = found;
      const reason = `Descriptions of pictures cannot use facts, so “${actual}” would stay as it is. Write the fact itself.`;
      return { actual, reason, severity: 'warning' };
    }),
  },
});

const factRenamed = rule({
  id: 'fact-renamed',
  on: 'site',
  severity: 'warning',
  kind: 'sure',
  message:
    'The fact {former} has a new name, {current}. The old one is still read, but not for long. Write {current}.',
  collect: findFacts,
  check: checkCollected((fact) => {
    const { raw, name, line } = fact;
    const current = formerFacts.get(name);
    if (!current || !isPlain(fact)) return undefined;
    const expected = `{${current}}`;
    return { line, data: { former: raw, current: expected }, actual: raw, expected };
  }),
});

const factUnsaid = rule({
  id: 'fact-unsaid',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A text asks for a fact that business.md does not give, so nothing would be shown there. Add the fact to business.md, or delete its name in the text.',
  collect: findFacts,
  check(input, report) {
    const business = input.documents.find(isOfType('business'));
    if (!business) return;
    const published = input.addresses.before.get(business.file);
    for (const [name, uses] of unsaidFacts(business, input)) {
      const raw = `{${name}}`;
      const inForm = emptyInForm(uses.length);
      const places = uses.map(({ document: { file }, line }) => ({ file, line }));
      const [first] = uses;
      if (first && published && factsOf(published.fields)[name]) {
        const others = uses.length > 1 ? `, and in ${uses.length} places: ${listPlaces(places)}` : '';
        const reason = `This change deletes the ${lineOf(name)} of business.md, and ${raw} asks for it here${others}. Write it there again, or delete ${raw}.`;
        report({ in: first.document, line: first.line, actual: raw, reason, inForm });
        continue;
      }
      const cause = `business.md has no ${lineOf(name)}`;
      if (uses.length >= SEVERAL) {
        const reason = `${cause}, and ${raw} asks for it in ${uses.length} places: ${listPlaces(places)}. Add the line here, or delete ${raw} there.`;
        report({ in: business, line: 1, field: fieldOf(name), reason, inForm });
        continue;
      }
      const reason = `${raw} is empty, because ${cause}. Add it there, or delete ${raw} here.`;
      for (const { document, line } of uses) report({ in: document, line, actual: raw, reason });
    }
  },
});

const emptyInForm = (places: number): string =>
  `Your pages show this fact in ${places === 1 ? 'one place' : `${places} places`}, which would be empty. Write it.`;

interface Use {
  document: Document;
  line: number;
}

/** The uses of facts that business.md does not give, by the fact. */
function unsaidFacts(
  business: DocumentOf<'business'>,
  { documents, collected }: SiteInput<Fact[]>,
): Map<string, Use[]> {
  const given = factsOf(business.fields);
  const isUnsaid = ({ name }: Fact) => given[name] === '' && !mayBeGiven(name, business);
  const uses = new Map<string, Use[]>();
  for (const document of documents) {
    const unsaid = collected(document).filter((fact) => isPlain(fact) && isUnsaid(fact));
    if (unsaid.length === 0) continue;
    const here = factsOf(business.fields, document.fields);
    for (const { name, line } of unsaid)
      if (here[name] === '') uses.set(name, [...(uses.get(name) ?? []), { document, line }]);
  }
  return uses;
}

/** From so many texts on, that the line is missing is one problem of business.md. */
const SEVERAL = 3;
/** The fields of facts that have another name. */
const FIELDS: Record<string, string> = {
  reviews: 'rating',
  reviewCount: 'rating',
  ratingSource: 'rating.source',
  ratingDate: 'rating.date',
};

/** `line “source:” below “rating:”` */
function lineOf(name: string): string {
  const [field, part] = fieldOf(name).split('.');
  return part ? `line “${part}:” below “${field}:”` : `line “${field}:”`;
}

const fieldOf = (name: string) => FIELDS[name] ?? formerFacts.get(name) ?? name;

/** Whether business.md gives a fact in a way that could not be read. */
function mayBeGiven(name: string, business: DocumentOf<'business'>): boolean {
  const { uncertain, fields, faults } = business;
  if (uncertain.length === 0) return false;
  const isUnreadable = Object.keys(fields).length === 0;
  return (
    isUnreadable ||
    business.source.positions.has(fieldOf(name)) ||
    faults.some(({ ruleId }) => ruleId === 'unknown-name')
  );
}

const factImpossible = rule({
  id: 'fact-impossible',
  on: 'site',
  about:
    'A fact in business.md cannot be true: a place in America that is not there on the map, or a year of founding in the future. Correct the number.',
  check({ documents, now }, report) {
    const business = documents.find(isOfType('business'));
    if (!business) return;
    const { geo, founded, address } = business.fields;
    if (geo && address?.country === 'US' && geo.longitude > 0) {
      const actual = String(geo.longitude);
      const swapped = 'Latitude and longitude are swapped: the number with the minus is the longitude.';
      const reason = 'The longitude of a place in America begins with a minus.';
      if (geo.latitude < 0) report({ in: business, field: 'geo.latitude', reason: swapped });
      else if (geo.latitude > 0)
        report({ in: business, field: 'geo.longitude', reason, actual, expected: `-${actual}` });
    }
    if (founded && founded > Number(now.today.slice(0, 4))) {
      const reason = `The year ${founded} is in the future. Write the year in which the business was founded.`;
      report({ in: business, field: 'founded', reason });
    }
  },
});

export const factRules: readonly Rule[] = [factBraces, factUnknown, factUnsaid, factRenamed, factImpossible];
