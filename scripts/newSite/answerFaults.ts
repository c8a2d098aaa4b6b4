import { parseEmail } from '../../pipeline/fields/contact';
import { readState } from '../../pipeline/fields/typedContacts';
import { siteLanguage } from '../../pipeline/labels/labels';
import { business } from '../../pipeline/model/contentTypes/business';
import { hoursInWords } from '../../pipeline/model/hours/hoursText';
import { openingHours } from '../../pipeline/model/hours/openingHours';
import { isRequired, readYear } from './answers';
import { type AnswerKey, wordsOf } from './questionWords';
import { isUnknown } from './readAnswersFile';
import { readColor, readLicense, readPhone, readWebAddress } from './readContacts';
import { isHours, readHours } from './readHours';
import { readPeople } from './readPeople';
import { readPlace } from './readPlace';
import { readTowns } from './readTowns';
import { siteLanguages } from './templates';

/** What must be understood, or left out. */
const CHECKS: Partial<Record<AnswerKey, (typed: string) => unknown>> = {
  town: (typed) => readPlace(typed).town,
  state: readState,
  postalCode: (typed) => /^\d{5}$/.test(typed),
  phone: (typed) => readPhone(typed, []),
  email: parseEmail,
  site: readWebAddress,
  services: (typed) => !isHours(typed),
  towns: (typed) => !isHours(typed),
  founded: readYear,
  color: readColor,
};

type Reader = (typed: string, left: string[], language: string) => string;
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ');
const people: Reader = (typed, left) => names(readPeople(typed, left));

/** What of an answer is understood, in words; `left` gets the rest. */
const READERS: Partial<Record<AnswerKey, Reader>> = {
  hours(typed, left, language) {
    const hours = business.fields.shape.hours.parse(readHours(typed, left)) ?? [];
    const locale = siteLanguages.find(({ name }) => name === language)?.locale;
    return hoursInWords(openingHours({ hours }, ''), siteLanguage(locale));
  },
  towns: (typed, left) => names(readTowns(typed, { name: '', state: '' }, left)),
  owner: people,
  people,
  license(typed, left) {
    const license = readLicense(typed) ?? '';
    if (!license) left.push(typed);
    return license;
  },
};

/**
 * What is wrong with what is typed for an answer, in the language of the site. What may stay, since some of it is understood, is
 * said once; nothing is said of what was typed `earlier`.
 */
export function faultsOf(
  key: AnswerKey,
  language: string,
  earlier: string,
): (typed: string) => string | undefined {
  const words = wordsOf(language);
  const [, , , fault = ''] = words.questions[key];
  const check = CHECKS[key];
  let told = earlier;
  return (typed) => {
    if (isUnknown(typed)) return isRequired(key) ? words.missing : undefined;
    if (check && !check(typed)) return `“${typed}” ${fault}`;
    if (typed === told) return undefined;
    told = typed;
    return doubt(key, typed, language);
  };
}

/** What is understood of an answer, if that is not all of it. */
function doubt(key: AnswerKey, typed: string, language: string): string | undefined {
  const words = wordsOf(language);
  const darker = key === 'color' ? readColor(typed)?.darker : undefined;
  if (darker) return words.darkened(typed, darker);
  const left: string[] = [];
  const read = READERS[key]?.(typed, left, language);
  const unread = left.map((each) => each.replace(/^[a-z]+: /i, '')).join('; ');
  return unread ? [...(read ? [words.read(read)] : []), words.left(unread)].join(' ') : undefined;
}
