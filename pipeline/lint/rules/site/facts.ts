import { factNames, factsOf, formerFacts } from '../../../model/factsOf';
import { contentTypeOf } from '../../../model/registry';
import { rangeOfField } from '../../../passages/fieldRange';
import { placeIn, type Range } from '../../../passages/Range';
import { type DocumentOf, isOfType } from '../../Document';
import { type Finding, write } from '../../finding';
import { groupBy } from '../../groupBy';
import { type Collect, checkCollected, collecting, type Rule, rule, type SiteInput } from '../../rule';
import { listPlaces } from '../../site/links/siteLinks';
import { listLike, nearest } from '../../suggest';
import { checkWordings } from '../../wordings';

/** `{phone}`, `{{ phone }}`, `{phone number}`, or `{phone` of which the brace stays open. */
const IN_BRACES = /\{\{?\s*(\w+(?:[ -]\w+){0,2})\s*\}\}?|\{(\w+)(?!\w)(?![^{}]*\})/g;

interface Fact {
  /** With its braces. */
  raw: string;
  name: string;
  range: Range;
}

/** The names in braces in a file, which should be facts of the business. */
const findFacts: Collect<Fact[]> = ({ type, passages }) => {
  if (contentTypeOf(type).hasFacts === false) return [];
  return passages.flatMap(({ text, place, range }) =>
    [...(place === 'note' ? '' : text).matchAll(IN_BRACES)].map(
      ({ 0: raw, 1: closed, 2: open = '', index }) => ({
        raw,
        name: closed ?? open,
        // Without its field, of which something else may be wrong: a line of a field shows one rule.
        range: { ...range(index, index + raw.length), field: undefined },
      }),
    ),
  );
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
  kind: 'sure',
  what: 'A fact of the business has one brace on each side and no spaces inside.',
  advice: 'Write {right}.',
  about:
    'A fact of the business is in double braces, has spaces inside its braces, or has only one of them. Write {phone}, with one brace on each side.',
  site: collecting(
    findFacts,
    checkCollected((fact) => {
      const right = isPlain(fact) ? undefined : expectedFact(fact);
      return right ? { range: fact.range, data: { right }, fix: write(fact.range, right) } : undefined;
    }),
  ),
});

const factUnknown = rule({
  id: 'fact-unknown',
  about:
    'A name in braces is not a fact of the business. Write one that is, such as {phone} or {town}, or delete the braces. The descriptions of pictures take no facts.',
  site: collecting(
    findFacts,
    checkCollected((fact) => {
      const { raw, name, range } = fact;
      if (!isPlain(fact) || factNames.includes(name) || formerFacts.has(name)) return undefined;
      if (isOwnText(name)) return undefined;
      const right = expectedFact(fact);
      const advice = right
        ? `Did you mean ${right}?`
        : `The facts are: ${listLike(raw, IN_ONE_BRACE, 'README.md')}.`;
      const says = { what: `${raw} is not a fact of the business.`, advice };
      return { range, says, ...(right && { fix: write(range, right) }) };
    }),
  ),
  passages: checkWordings([
    {
      in: ['description'],
      pattern: IN_BRACES,
      severity: 'warning',
      says: {
        what: 'Descriptions of pictures cannot use facts, so “{words}” would stay as it is.',
        advice: 'Write the fact itself.',
      },
      except: ([, closed, open = '']) => isOwnText(closed ?? open),
    },
  ]),
});

const factRenamed = rule({
  id: 'fact-renamed',
  severity: 'warning',
  kind: 'sure',
  what: 'The fact {former} has a new name, {current}. The old one is still read, but not for long.',
  advice: 'Write {current}.',
  site: collecting(
    findFacts,
    checkCollected((fact) => {
      const { raw, name, range } = fact;
      const current = formerFacts.get(name);
      if (!current || !isPlain(fact)) return undefined;
      const right = `{${current}}`;
      return { range, data: { former: raw, current: right }, fix: write(range, right) };
    }),
  ),
});

const factUnsaid = rule({
  id: 'fact-unsaid',
  about:
    'A text asks for a fact that business.md does not give, so nothing would be shown there. Add the fact to business.md, or delete its name in the text.',
  site: collecting(findFacts, (input, report) => {
    const business = input.documents.find(isOfType('business'));
    if (!business) return;
    const published = input.addresses.before.get(business.file);
    for (const [name, uses] of unsaidFacts(business, input)) {
      const isDeleted = published !== undefined && factsOf(published.fields)[name] !== '';
      for (const finding of explainUnsaid(name, uses, isDeleted ? undefined : business.file)) report(finding);
    }
  }),
});

/** `file`: business.md, where a fact is missing that it never had. */
function explainUnsaid(name: string, uses: readonly [Fact, ...Fact[]], file?: string): Finding[] {
  const [{ raw, range }] = uses;
  const places = uses.map(({ range: { file: of, start } }) => ({ file: of, line: start.line }));
  const list = listPlaces(places);
  if (file === undefined) {
    const what = 'This change deletes a fact, so nothing would be shown here.';
    const advice = `Write the ${lineOf(name)} in business.md again, or delete ${raw}${uses.length > 1 ? ` in ${uses.length} places: ${list}` : ''}.`;
    return [{ range, says: { what, advice, inForm: 'Write it again.' } }];
  }
  if (uses.length >= SEVERAL) {
    const what = `Your pages show this fact in ${uses.length} places, which would be empty.`;
    const advice = `Add the ${lineOf(name)} here, or delete ${raw} there: ${list}.`;
    const says = { what, advice, inForm: 'Write it.' };
    return [{ range: { ...placeIn(file), field: fieldOf(name) }, says }];
  }
  const what = `${raw} is empty, because business.md has no ${lineOf(name)}.`;
  const says = { what, advice: `Add it there, or delete ${raw} here.` };
  return uses.map((use) => ({ range: use.range, says }));
}

/** The uses of facts that business.md does not give, by the fact. */
function unsaidFacts(business: DocumentOf<'business'>, { documents, collected }: SiteInput<Fact[]>) {
  const given = factsOf(business.fields);
  const uses = documents.flatMap((document) => {
    const unsaid = collected(document).filter((fact) => isPlain(fact) && given[fact.name] === '');
    if (unsaid.length === 0) return [];
    const here = factsOf(business.fields, document.fields);
    return unsaid.filter(({ name }) => here[name] === '' && !mayBeGiven(name, business));
  });
  return groupBy(uses, ({ name }) => name);
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
  about:
    'A fact in business.md cannot be true: a place in America that is not there on the map, or a year of founding in the future. Correct the number.',
  site({ documents, now }, report) {
    const business = documents.find(isOfType('business'));
    if (!business) return;
    const { geo, founded, address } = business.fields;
    const at = (field: string) => rangeOfField(business.source, field, 0);
    if (geo && address?.country === 'US' && geo.longitude > 0) {
      const range = at('geo.longitude');
      if (geo.latitude < 0)
        report({
          range: at('geo.latitude'),
          says: {
            what: 'Latitude and longitude are swapped: the number with the minus is the longitude.',
          },
        });
      else if (geo.latitude > 0)
        report({
          range,
          says: { what: 'The longitude of a place in America begins with a minus.' },
          fix: write(range, `-${geo.longitude}`),
        });
    }
    if (founded && founded > Number(now.today.slice(0, 4))) {
      const what = `The year ${founded} is in the future.`;
      const says = { what, advice: 'Write the year in which the business was founded.' };
      report({ range: at('founded'), says });
    }
  },
});

export const factRules: readonly Rule[] = [factBraces, factUnknown, factUnsaid, factRenamed, factImpossible];
