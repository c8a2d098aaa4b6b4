import { z } from 'zod';
import { yesNoKind } from '../../pipeline/kinds/choice';
import { colorKind } from '../../pipeline/kinds/color';
import { emailKind, phoneKind } from '../../pipeline/kinds/contact';
import type { Kind } from '../../pipeline/kinds/kind';
import { repositoryAnswer, siteAddressAnswer } from '../../pipeline/kinds/link';
import { nameAnswer, personAnswer, personNameAnswer, roleAnswer, TITLE } from '../../pipeline/kinds/names';
import { headcountAnswer, licenseAnswer, yearAnswer } from '../../pipeline/kinds/number';
import { type Opening, weekAnswer } from '../../pipeline/kinds/openings';
import {
  countyAnswer,
  joinPlaces,
  placeAnswer,
  servedTownAnswer,
  streetAnswer,
  townAnswer,
} from '../../pipeline/kinds/places';
import { explainState, postalCodeKind, stateKind } from '../../pipeline/kinds/states';
import { timeZoneKind } from '../../pipeline/kinds/timeZone';
import { business } from '../../pipeline/model/contentTypes/business';
import type { Raw } from '../../pipeline/source/Source';
import { any, type Field, readAs } from './readField';
import { service, serviceKind } from './services';
import { siteLanguages } from './templates';
import { tradeAnswer } from './trades';

const businessNameKind: Kind<string> = {
  ...nameAnswer,
  example: 'Lone Star Plumbing',
  // `# 1 Choice` would be a heading.
  parse: (input) =>
    /[()]|!!|\p{Emoji_Presentation}|\bcall (?:now|today|us)\b|,\s*owner\b|\bmaybe\b|^(?:our|my|the) (?:(?:business|company) )?(?:name is|is called)\b|^(?:we|it)(?:['’](?:re|s)| are| is) called\b/iu.test(
      input,
    )
      ? undefined
      : input.replace(/^#+\s+/, '#').replace(/\s+/g, ' '),
};

const shortNameKind: Kind<string> = {
  ...businessNameKind,
  example: 'Lone Star',
  parse: (input, meta) =>
    /\sor\s/.test(input) || yesNoKind.parse(input, meta) !== undefined
      ? undefined
      : businessNameKind.parse(input, meta),
};

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

/** Kept as typed, because a file has the same names. */
const timeZoneAnswer: Kind<string> = {
  ...timeZoneKind,
  parse: (input, meta) => timeZoneKind.parse(input, meta) && input,
};

/** A semicolon or a line end. */
const STRONG = '\\s*[;\\n]\\s*';

/** What follows a comma that is part of an item: `, Jr.`, `, owner` and `, 12 years`. */
const IN_ITEM = `\\s*(?:[JS]r\\b|I{2,3}\\b|${TITLE}\\s*(?:[,;\\n]|$)|\\d{1,2}\\+?\\s*(?:years?|yrs?|años?)\\b)`;

/** A comma, also before “and”; but not in `1,200` and between parentheses. */
const COMMA = `\\s*,(?!(?<=\\d,)\\d{3}\\b|[^(]*\\)|${IN_ITEM})\\s*(?:(?:and\\b|&)\\s*)?`;

const SEPARATOR = new RegExp(`${STRONG}|${COMMA}`, 'iu');

/** Splits a list on one or several lines, or between at least two slashes: `siding/gutters/decks`, but not `A/C repair/heating` or `24/7/365`. */
const splitList = (typed: string): string[] =>
  typed
    .split(/^(?:[^,;\n/\d$]{3,}\/){2,}[^,;\n/\d$]{3,}$/.test(typed) ? '/' : SEPARATOR)
    .map((item) => item.replace(SIGNS, '').replace(/(?<=\p{Ll}{3})\.$/u, ''))
    .filter(Boolean);

/** A bullet or an emoji before an item, and spaces around it. */
const SIGNS = /^(?:\s|•|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D)+|\s+$/gu;

const ROLE = /(?<=\p{Lu}[^,;]*),\s*(\p{Ll}[^,;()]*)/gu;

const town = z.object({
  name: readAs(nameAnswer),
  state: readAs(stateKind).optional(),
  postalCode: readAs(postalCodeKind).optional(),
  county: readAs(countyAnswer).optional(),
});

const member = z.object({
  name: readAs(personNameAnswer),
  role: readAs(roleAnswer).optional(),
  experience: any.optional(),
  description: any.optional(),
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

const ask = <T>(label: string, kind: Kind<T>, question: string, more: Partial<Field<T>> = {}): Field<T> => ({
  label,
  question,
  kind,
  example: kind.example,
  ...more,
});

const check = ({ postalCode, state }: { postalCode?: string | undefined; state?: string | undefined }) =>
  explainState(postalCode, state);

const isNeeded = true;
const isOnlyInFile = true;

/** All questions, in the order of the terminal. */
export const fields = {
  name: ask('name', businessNameKind, 'What is the name of your business?', { isNeeded }),
  trade: ask('trade', tradeAnswer, 'What is your trade?', { isNeeded }),
  town: ask('town', townAnswer, 'Which town or city is your business in?', { isNeeded, check }),
  state: ask('state', stateKind, 'Which state is it in?', { isNeeded, example: 'MN' }),
  postalCode: ask('ZIP code', postalCodeKind, 'What is the ZIP code?', { isNeeded, example: '55802' }),
  street: ask('street', streetAnswer, 'What is your street address, if customers can visit you?'),
  phone: ask('phone', phoneKind, 'What is your phone number?', { isNeeded }),
  email: ask('email', emailKind, 'What is your email address?'),
  site: ask('website', siteAddressAnswer, 'What is your website address, if you have one?'),
  hours: ask('hours', weekAnswer, 'When are you open?', { group: listedHours }),
  services: ask('services', serviceKind, 'What services do you offer? Separate them with commas.', {
    isNeeded,
    group: service,
    split: splitList,
  }),
  towns: ask(
    'towns',
    servedTownAnswer,
    'Which towns do you serve? Each one with a ZIP code gets its own page.',
    { group: town, split: (typed) => joinPlaces(splitList(typed)), check },
  ),
  owner: ask('owner', memberKind, 'Who owns the business, and how many years have they been in the trade?', {
    group: member,
  }),
  people: ask('team', memberKind, 'Who else works with you? Separate the names with commas.', {
    group: member,
    example: 'Bo Ruud (climber), Jo Diaz',
    // In a list with semicolons, a role may follow a comma: `Cody W., chinking crew; Jo Diaz`.
    split: (typed) => splitList(typed.includes(';') ? typed.replace(ROLE, ' ($1)') : typed),
  }),
  license: ask('license', licenseAnswer, 'What is your license number, if you have one?', {
    split: (typed) => (licenseAnswer.parse(typed, {}) ? [typed] : typed.split(/\s+\/\s+/).flatMap(splitList)),
  }),
  founded: ask('in business since', yearAnswer, 'What year did you go into business?'),
  color: ask('color', colorKind, 'What is your main color?', { example: 'forest green' }),
  language: ask('language', languageAnswer, 'Which language do your customers read?', {
    isOnlyInFile,
    hasDefault: true,
  }),
  address: ask(
    'address',
    placeAnswer,
    'What is your whole address, in place of town, state, ZIP code and street?',
    { isOnlyInFile, check },
  ),
  county: ask('county', countyAnswer, 'Which county is your town in?', { isOnlyInFile }),
  timeZone: ask('time zone', timeZoneAnswer, 'Which time zone are you in, if your state has two?', {
    isOnlyInFile,
    hasDefault: true,
  }),
  employees: ask('employees', headcountAnswer, 'How many people work in your business?', { isOnlyInFile }),
  shortName: ask('short name', shortNameKind, 'What is your business called where there is little room?', {
    isOnlyInFile,
  }),
  onePage: ask('one page', yesNoKind, 'Should the site be a single page?', { isOnlyInFile }),
  repository: ask('repository', repositoryAnswer, 'Which repository on GitHub will hold the site?', {
    isOnlyInFile,
  }),
  business: {
    label: 'business',
    question: 'Which other fields should business.md have?',
    example: '{ tagline: No job too small }',
    isOnlyInFile,
    group: ofBusiness,
  },
  files: {
    label: 'files',
    question: 'Which of your files should be copied, and to where?',
    example: '{ images/logo.svg: my-logo.svg }',
    isOnlyInFile,
    group: z.record(z.string(), z.string()),
  },
} satisfies Record<string, Field>;
