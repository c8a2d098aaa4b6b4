import { factNames, factsOf, renamedFacts } from '../../../model/factsOf';
import { contentTypeOf } from '../../../model/registry';
import { type Range, rangeOfText, startOfFile } from '../../../passages/Range';
import type { DocumentOf } from '../../Document';
import {
  expectedFact,
  IN_BRACES,
  isOwnText,
  type NameInBraces,
  nameInBraces,
} from '../../fields/factInBraces';
import { groupBy, listMostSimilar, listSome } from '../../lists';
import {
  type Collect,
  checkCollected,
  checkFilesOf,
  type Finding,
  type Problem,
  rule,
  type SiteInput,
  warning,
} from '../../rule';
import { calledByOwner, listPlaces, MIN_REPEATED } from '../../site/links/siteLinks';
import { checkWordings, matchesOf } from '../../wordings';

/** A name in braces in a text, which should be that of a fact. */
interface Fact extends NameInBraces {
  range: Range;
}

interface FactOnPage extends Fact {
  page: string;
}

const findFacts: Collect<Fact[]> = ({ type, passages }) => {
  if (contentTypeOf(type).hasFacts === false) return [];
  return passages.flatMap(({ text, range }) =>
    matchesOf(IN_BRACES, text).map((match) => ({
      ...nameInBraces(match),
      // Without the path of the field, because one field shows only one rule, and it may have another fault.
      range: { ...range(match.index, match.index + match[0].length), field: undefined },
    })),
  );
};

/** Whether the name has one brace on each side and no spaces. */
const isWellFormed = ({ raw, name }: Fact) => raw === `{${name}}`;

/** Explains uses of a fact that business.md does not have. `file` is business.md. What is wrong is part of the advice, because all of it is said otherwise in a form. */
function explainUnsaid(name: string, uses: readonly FactOnPage[], file: string): Finding[] {
  const raw = `{${name}}`;
  const list = listPlaces(uses.map((use) => use.range));
  const pages = listSome([...new Set(uses.map(({ page }) => page))]);
  const adviceInForm = `This fact is also in the text of ${pages}, where there would be a gap. Change that text first, or write the fact.`;
  if (uses.length >= MIN_REPEATED) {
    const what = `Your pages show this fact in ${uses.length} places, which would be empty.`;
    const advice = `Add the ${lineOf(name)} here, or delete ${raw} there: ${list}.`;
    const range = { ...startOfFile(file), field: fieldOf(name) };
    return [{ range, advice: `${what} ${advice}`, adviceInForm }];
  }
  const what = `${raw} is empty, because business.md has no ${lineOf(name)}.`;
  const advice = `${what} Add it there, or delete ${raw} here.`;
  return uses.map((use) => ({ range: use.range, advice, adviceInForm }));
}

/** The uses of facts that business.md does not have, by fact. */
function unsaidFacts(business: DocumentOf<'business'>, { documents, collected }: SiteInput<Fact[]>) {
  const businessFacts = factsOf(business.fields);
  const uses = documents.flatMap((document) => {
    const unsaid = collected(document).filter(
      (fact) => isWellFormed(fact) && businessFacts[fact.name] === '',
    );
    if (unsaid.length === 0) return [];
    const documentFacts = factsOf(business.fields, document.fields);
    const page = calledByOwner(document);
    return unsaid
      .filter(({ name }) => documentFacts[name] === '')
      .map((fact): FactOnPage => ({ ...fact, page }));
  });
  return groupBy(uses, ({ name }) => name);
}

/** The fields of facts whose name differs from the field. */
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

const fieldOf = (name: string) => FIELDS[name] ?? renamedFacts.get(name) ?? name;

export const factRules = [
  rule({
    id: 'fact-braces',
    kind: 'sure',
    what: 'A fact of the business has one brace on each side and no spaces inside.',
    advice: 'Write {expected}.',
    collect: findFacts,
    site: checkCollected((fact) => {
      const expected = isWellFormed(fact) ? undefined : expectedFact(fact);
      return expected && { range: fact.range, data: { expected }, expected };
    }),
  }),
  rule({
    id: 'fact-unknown',
    collect: findFacts,
    site: checkCollected((fact) => {
      const { raw, name, range } = fact;
      if (!isWellFormed(fact) || factNames.includes(name) || renamedFacts.has(name) || isOwnText(name))
        return undefined;
      const expected = expectedFact(fact);
      const names = factNames.map((each) => `{${each}}`);
      const advice = expected
        ? `Did you mean ${expected}?`
        : `The facts are: ${listMostSimilar(raw, names, 'README.md')}.`;
      return { range, what: `${raw} is not a fact of the business.`, advice, expected };
    }),
    passages: checkWordings(['description'], {
      pattern: IN_BRACES,
      severity: 'warning',
      what: 'Descriptions of pictures cannot use facts, so “{words}” would stay as it is.',
      advice: 'Write the fact itself.',
      except: (match) => isOwnText(nameInBraces(match).name),
    }),
  }),
  rule({
    id: 'fact-unsaid',
    collect: findFacts,
    site(input, report) {
      const { business } = input;
      // Any fact may be among the values that could not be read.
      if (!business || business.broken.length > 0) return;
      for (const [name, uses] of unsaidFacts(business, input))
        for (const finding of explainUnsaid(name, uses, business.file)) report(finding);
    },
  }),
  warning({
    id: 'fact-renamed',
    kind: 'sure',
    what: 'The fact {former} has a new name, {current}. The old one is still read, but not for long.',
    advice: 'Write {current}.',
    collect: findFacts,
    site: checkCollected((fact) => {
      const { raw: former, name, range } = fact;
      const current = isWellFormed(fact) && renamedFacts.has(name) && `{${renamedFacts.get(name)}}`;
      return current && { range, data: { former, current }, expected: current };
    }),
  }),
  rule({
    id: 'fact-impossible',
    site: checkFilesOf('business', (business, { now }) => {
      const { geo, founded = 0, address } = business.fields;
      const isEast = geo && address?.country === 'US' && geo.longitude > 0;
      const found: Finding[] = [];
      const add = (field: string, what: string, rest: Problem = {}) =>
        found.push({ range: rangeOfText(business, field), what, ...rest });
      if (isEast && geo.latitude < 0)
        add(
          'geo.latitude',
          'Latitude and longitude are swapped: the number with the minus is the longitude.',
        );
      if (isEast && geo.latitude > 0)
        add('geo.longitude', 'The longitude of a place in America begins with a minus.', {
          expected: `-${geo.longitude}`,
        });
      if (founded > Number(now.today.slice(0, 4)))
        add('founded', `The year ${founded} is in the future.`, {
          advice: 'Write the year in which the business was founded.',
        });
      return found;
    }),
  }),
];
