import { z } from 'zod';
import { yesNoKind } from '../../pipeline/kinds/choice';
import { colorKind } from '../../pipeline/kinds/color';
import { emailKind, phoneKind } from '../../pipeline/kinds/contact';
import type { Kind } from '../../pipeline/kinds/kind';
import { repositoryAnswer, siteAddressAnswer } from '../../pipeline/kinds/link';
import {
  capitalized,
  nameAnswer,
  personAnswer,
  personNameAnswer,
  roleAnswer,
  TITLE,
} from '../../pipeline/kinds/names';
import { headcountAnswer, licenseAnswer, yearAnswer } from '../../pipeline/kinds/number';
import { type Opening, weekAnswer } from '../../pipeline/kinds/openings';
import {
  countyAnswer,
  joinPlaces,
  placeAnswer,
  postalCodeKind,
  servedTownAnswer,
  stateKind,
  streetAnswer,
  townAnswer,
} from '../../pipeline/kinds/places';
import { timeZoneKind } from '../../pipeline/kinds/timeZone';
import { everydayTrades, findTrade } from '../../pipeline/kinds/trade';
import { isSentence } from '../../pipeline/kinds/words';
import { isTypo } from '../../pipeline/lint/suggest';
import { business } from '../../pipeline/model/contentTypes/business';
import type { Raw } from '../../pipeline/source/Source';
import { type Field, groupOf, readAs, textOf } from './readField';
import { tradeWarning } from './readTrade';
import { siteLanguages } from './templates';

const anyKind: Kind<string> = { name: 'text', example: '', parse: (input) => input };
const any = readAs(anyKind);

const businessNameKind: Kind<string> = {
  ...nameAnswer,
  example: 'Lone Star Plumbing',
  // `# 1 Choice` would be a heading.
  parse: (input) => (/[()]|\bmaybe\b/.test(input) ? undefined : input.replace(/^#+\s+/, '#')),
};

const shortNameKind: Kind<string> = {
  ...businessNameKind,
  example: 'Lone Star',
  parse: (input, meta) =>
    /\sor\s/.test(input) || yesNoKind.parse(input, meta) !== undefined
      ? undefined
      : businessNameKind.parse(input, meta),
};

const tradeAnswer: Kind<string> = {
  name: 'trade',
  example: 'plumber',
  parse: (input) => {
    const withoutInitials = input.replace(/\b(?:[a-z]\.){2,}/gi, '');
    const isNote = /[()!?:;.]|\s[-–—]\s|\bguys?\b/i.test(withoutInitials) || isSentence(input);
    return isNote || misspelledTrade(input) ? undefined : input;
  },
  advice: (typed) =>
    misspelledTrade(typed)
      ? `Did you mean ${misspelledTrade(typed)}?`
      : 'Write only its name, for example plumber.',
  warning: tradeWarning,
};

/** The trade whose name differs from what was typed by one typo; but a “fencer” is no misspelled “fence”. */
function misspelledTrade(typed: string): string | undefined {
  const isMeant = (name: string) =>
    typed.length > 5 && name.at(-1) === typed.toLowerCase().at(-1) && isTypo(typed, name);
  return findTrade(typed) ? undefined : everydayTrades.flatMap(({ names }) => names).find(isMeant);
}

const languageAnswer: Kind<string> = {
  name: 'language',
  example: 'Spanish',
  parse: (input) =>
    siteLanguages.find(({ name, code }) =>
      [name, code, new Intl.DisplayNames(code, { type: 'language' }).of(code)].some(
        (each) => each?.toLowerCase() === input.toLowerCase(),
      ),
    )?.name,
  advice: `Write one of these: ${siteLanguages.map(({ name }) => name).join(', ')}.`,
};

/** Splits a list on one or several lines, but not before `, Jr.`, `, owner` and `, 12 years`. */
const splitList = (typed: string): string[] => typed.split(SEPARATOR).filter(Boolean);
const SEPARATOR = new RegExp(
  `\\s*[;\\n]\\s*|\\s*,(?!(?<=\\d,)\\d{3}\\b|[^(]*\\)|\\s*(?:[JS]r\\b|I{2,3}\\b|${TITLE}\\s*(?:[,;\\n]|$)|\\d{1,2}\\+?\\s*(?:years?|yrs?|años?)\\b))\\s*(?:(?:and\\b|&)\\s*)?`,
  'iu',
);

/** In a list with semicolons, a role may follow a comma: `Cody W., chinking crew; Jo Diaz`. */
const splitPeople = (typed: string): string[] =>
  splitList(typed.includes(';') ? typed.replace(/(?<=\p{Lu}[^,;]*),\s*(\p{Ll}[^,;()]*)/gu, ' ($1)') : typed);

const town = z.object({
  name: readAs(nameAnswer),
  state: readAs(stateKind).optional(),
  postalCode: readAs(postalCodeKind).optional(),
  county: readAs(countyAnswer).optional(),
});

interface Service {
  name: string;
  /** The text of its card. */
  text?: string | undefined;
  description?: string | undefined;
}

/** `Leak repair`, or with details, which are kept as typed: `Leak repair $250 and up`, `Siding (vinyl, wood)`. */
const serviceKind: Kind<Service> = {
  name: 'service',
  example: 'Leak repair, Drain cleaning',
  parse: (input) => {
    const name = input.replace(PRICE, '').replace(DETAIL, '');
    const details = input.slice(name.length).replace(ALLOWED_IN_DETAILS, '');
    if (!SERVICE.test(name) || NO_SERVICE.test(name) || NO_SERVICE.test(details)) return undefined;
    return { name: capitalized(name), ...(name !== input && { text: `${capitalized(input)}.` }) };
  },
  advice: 'Write only its name, or its name and price, for example Leak repair $250 and up.',
};

/** `from $8,500`, `$18/ft` or `($125 first hour)` */
const PRICE =
  /(?:[,:]|\s[-–—])?\s+\(?(?:from |starting (?:at |from ))?\$ ?\d[\d,.]*k?\+?(?: ?(?:[-–]|to) ?\$? ?\d[\d,.]*k?)?(?: ?\/? ?[\p{L}.]+){0,4}\)?$/iu;

/** `(LVP)`, `(Trex, TimberTech)` or `(inside only)`; `: cable, wood or aluminum` */
const DETAIL =
  /\s*\((?:\p{Lu}[\p{L}\d.-]*(?:(?:,| and| or| &)? \p{Lu}[\p{L}\d.-]*)*|(?:\p{L}+ ){1,2}only)\)$|:(?: [\p{L}-]+){1,2}(?:, [\p{L}-]+(?: [\p{L}-]+)?)*,? (?:(?:and|or|&) )?[\p{L}-]+(?: [\p{L}-]+)?$/u;

const ALLOWED_IN_DETAILS = /\b(?:from|starting|per|an hour|only)\b|\$? ?\d[\d,.]*\+?/gi;

/** Up to seven words without punctuation: no price, comment or sentence. */
const SERVICE = /^(?:(?:\p{L}\.){2,}|[\p{L}\d][\p{L}\d'’&/+-]*)(?:\s(?!-)[\p{L}\d'’&/+-]+){0,6}$/u;

/** Prices, and words of comments on services: “start-up 65”, “free estimates”, “whatever else”, “hauling eighty an hour”, “closets not right now”. */
const NO_SERVICE =
  /\d\+$|\s\d\d+$|(?<![\p{L}-])(?:&$|^[&+]|(?:under|over|for|at|about|around|desde|de)$|free|gratis|call(?= )|ask|we|our|my|i|no|not|never|only$|more|much|most|etc|whatever|everything|anything|maybe|sometimes|usually|until|now|longer|any ?more|from(?= \d)|start(?:s|ing)|dollars?|bucks|an hour|per|discounts?|financing|insured|bonded|guaranteed|available|accepted|owned|estimates?)(?![\p{L}-])/iu;

const service = z
  .object({ name: readAs(serviceKind), ...{ text: any.optional(), description: any.optional() } })
  .transform(
    ({ name: { name, text: detail }, text = detail, description }): Service => ({ name, text, description }),
  );

/** Whether YAML reads an item such as `Leak repair: $250` as a field. */
function isPair(item: Raw): boolean {
  const [name = '', ...more] = groupOf(item).map(([each]) => each);
  return name !== '' && more.length === 0 && !(name in service.in.shape);
}

const member = z.object({
  name: readAs(personNameAnswer),
  ...{ role: readAs(roleAnswer).optional(), experience: any.optional(), description: any.optional() },
  specialties: any.transform(splitList).optional(),
});

const memberKind: Kind<z.output<typeof member>> = personAnswer;

/** Hours in the form of `business.md`. */
const listedHours = z.custom<Opening[]>((raw) => business.fields.shape.hours.safeParse(raw).success);

const businessFields = business.fields.partial();

const ofBusiness = z.custom<Record<string, Raw>>((raw) => businessFields.safeParse(raw).success, {
  error: ({ input }) => {
    const [issue] = businessFields.safeParse(input).error?.issues ?? [];
    if (issue?.path.length === 0 && issue.code === 'invalid_type')
      return 'Write it with the names of the fields, such as business: { tagline: "No job, big or small" }. A text with a comma needs double quotes.';
    return issue?.code === 'unrecognized_keys'
      ? `There is no field called “${issue.keys[0]}” in business.md.`
      : `“${String(issue?.path[0] ?? '')}” is not understood. FIELDS.md shows how business.md has it.`;
  },
});

const ask = <T>(label: string, kind: Kind<T>, question: string) => ({
  ...{ label, question, example: kind.example, schema: readAs(kind), warning: kind.warning },
});

const needed = <T extends Field>(field: T) => ({ ...field, isNeeded: true });

const inFile = <T extends Field>(field: T) => ({ ...field, isOnlyInFile: true });

/** All questions, in the order of the terminal. */
export const fields = {
  name: needed(ask('name', businessNameKind, 'What is the name of your business?')),
  trade: needed(ask('trade', tradeAnswer, 'What is your trade?')),
  town: needed(ask('town', townAnswer, 'Which town or city is your business in?')),
  state: needed(ask('state', { ...stateKind, example: 'MN' }, 'Which state is it in?')),
  postalCode: needed(ask('ZIP code', { ...postalCodeKind, example: '55802' }, 'What is the ZIP code?')),
  street: ask('street', streetAnswer, 'What is your street address, if customers can visit you?'),
  phone: needed(ask('phone', phoneKind, 'What is your phone number?')),
  email: ask('email', emailKind, 'What is your email address?'),
  site: ask('website', siteAddressAnswer, 'What is your website address, if you have one?'),
  hours: {
    ...ask('hours', weekAnswer, 'When are you open?'),
    schema: listedHours.or(z.preprocess(textOf, readAs(weekAnswer))),
  },
  services: {
    ...needed(ask('services', serviceKind, 'What services do you offer? Separate them with commas.')),
    schema: service.or(readAs(serviceKind)),
    toText: (item) => (isPair(item) ? textOf(item) : item),
    split: splitList,
  },
  towns: {
    ...ask(
      'towns',
      servedTownAnswer,
      'Which towns do you serve? Each one with a ZIP code gets its own page.',
    ),
    ...{ schema: town.or(readAs(servedTownAnswer)), split: (typed: string) => joinPlaces(splitList(typed)) },
  },
  owner: {
    ...ask('owner', memberKind, 'Who owns the business, and how many years have they been in the trade?'),
    schema: member.or(readAs(memberKind)),
  },
  people: {
    ...ask('team', memberKind, 'Who else works with you? Separate the names with commas.'),
    ...{ schema: member.or(readAs(memberKind)), example: 'Bo Ruud (climber), Jo Diaz', split: splitPeople },
  },
  license: {
    ...ask('license', licenseAnswer, 'What is your license number, if you have one?'),
    split: (typed: string) =>
      licenseAnswer.parse(typed, {}) ? [typed] : typed.split(/\s+\/\s+/).flatMap(splitList),
  },
  founded: ask('in business since', yearAnswer, 'What year did you go into business?'),
  color: ask('color', { ...colorKind, example: 'forest green' }, 'What is your main color?'),
  language: inFile({
    ...ask('language', languageAnswer, 'Which language do your customers read?'),
    hasDefault: true,
  }),
  address: inFile(
    ask('address', placeAnswer, 'What is your whole address, in place of town, state, ZIP code and street?'),
  ),
  county: inFile(ask('county', countyAnswer, 'Which county is your town in?')),
  timeZone: inFile({
    ...ask('time zone', timeZoneKind, 'Which time zone are you in, if your state has two?'),
    hasDefault: true,
    // Kept as typed, because a file has the same names.
    schema: readAs<string>({
      ...timeZoneKind,
      parse: (input, note) => timeZoneKind.parse(input, note) && input,
    }),
  }),
  employees: inFile(ask('employees', headcountAnswer, 'How many people work in your business?')),
  shortName: inFile({
    ...ask('short name', shortNameKind, 'What is your business called where there is little room?'),
  }),
  onePage: inFile(ask('one page', yesNoKind, 'Should the site be a single page?')),
  repository: inFile(ask('repository', repositoryAnswer, 'Which repository on GitHub will hold the site?')),
  business: inFile({
    ...ask('business', anyKind, 'Which other fields should business.md have?'),
    ...{ schema: ofBusiness, example: '{ tagline: No job too small }' },
  }),
  files: inFile({
    ...ask('files', anyKind, 'Which of your files should be copied, and to where?'),
    ...{ schema: z.record(z.string(), z.string()), example: '{ images/logo.svg: my-logo.svg }' },
  }),
} satisfies Record<string, Field>;
