import { STATES } from '../../fields/postalAddress';
import { memoize } from '../../model/memoize';
import { type Document, documentsOf, isOfType } from '../Document';
import { type Collect, rule } from '../rule';

const NAMES = new Map(Object.entries(STATES).map(([name, code]) => [code, name]));
export const nameOfState = (state: string): string => NAMES.get(state) ?? state;

/** `Portland, ME` or `Portland, Maine`: up to four words, so that a long line takes linear time. */
const PLACE =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{1,30}){0,3}), ([A-Z]{2}|\p{Lu}[a-z]+(?: \p{Lu}[a-z]+)?)(?![\p{L}\d])/gu;

interface Place {
  line: number;
  /** `Portland, ME` */
  text: string;
  state: string;
  /** Where the state is written out. Georgia and Virginia are also names of people, so the town must be known. */
  town?: string;
}

/** The towns with their states on the lines of a file. */
const findPlaces: Collect<Place[]> = ({ source }) =>
  source.lines.flatMap((line, index) =>
    [...(/, \p{Lu}/u.test(line) ? line.matchAll(PLACE) : [])].flatMap(([text, town = '', state = '']) => {
      const place = { line: index + 1, text };
      if (NAMES.has(state)) return [{ ...place, state }];
      const code = STATES[state];
      return code ? [{ ...place, state: code, town }] : [];
    }),
  );

/** The states of the business and of its towns; nothing where the business gives none. */
const ownStates = memoize((documents: readonly Document[]): ReadonlySet<string> => {
  const home = documents.find(isOfType('business'))?.fields.address?.state;
  const areas = documentsOf(documents, 'area').map(({ fields }) => fields.state);
  return new Set(home ? [home, ...areas].filter((state) => state !== undefined) : []);
});

const ownTowns = memoize((documents: readonly Document[]): ReadonlySet<string> => {
  const { address, towns = [] } = documents.find(isOfType('business'))?.fields ?? {};
  const areas = documentsOf(documents, 'area').map(({ fields }) => fields.name);
  return new Set([address?.town, ...towns, ...areas].filter((town) => town !== undefined));
});

export const stateOther = rule({
  id: 'state-other',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  about:
    'A town is given in a state in which neither the business nor any of its towns is. Write the right state, or leave it if it is meant.',
  examples: [
    { file: 'reviews/ines-morel.md', wrong: 'location: Portland, OR', right: 'location: Portland, ME' },
    { file: 'pages/home.md', wrong: 'eyebrow: Portland, Oregon', right: 'eyebrow: Portland, Maine' },
  ],
  collect: findPlaces,
  check({ documents, forEachDocument }, report) {
    const own = ownStates(documents);
    const towns = ownTowns(documents);
    if (own.size === 0) return;
    forEachDocument((_document, places) => {
      for (const { line, text, state, town } of places) {
        if (own.has(state) || (town !== undefined && !towns.has(town))) continue;
        const reason = `${text} is in ${nameOfState(state)}, where neither the business nor any of its towns is. Write the right state, or leave it if it is meant.`;
        report({ line, reason, actual: text });
      }
    });
  },
});
