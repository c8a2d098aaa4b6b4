import { emailKind, phoneKind } from '../../pipeline/kinds/contact';
import { postalCodeKind, readPlace, readState } from '../../pipeline/kinds/places';
import { isRequired, readYear } from './answers';
import { type AnswerKey, QUESTIONS } from './questions';
import { isUnknown } from './readAnswersFile';
import { readAs, readColor, readLicense, readWebAddress } from './readContacts';
import { readHours } from './readHours';
import { readOwner, readPeople } from './readPeople';
import { readTowns } from './readTowns';

function isAllRead(read: (others: string[]) => unknown): boolean {
  const others: string[] = [];
  read(others);
  return others.length === 0;
}

/** What must be understood, or left out. */
const CHECKS: Partial<Record<AnswerKey, (typed: string) => unknown>> = {
  town: (typed) => readPlace(typed).town,
  state: readState,
  postalCode: readAs(postalCodeKind),
  phone: readAs(phoneKind),
  email: readAs(emailKind),
  site: readWebAddress,
  hours: (typed) => isAllRead((others) => readHours(typed, others)),
  towns: (typed) => isAllRead((others) => readTowns(typed, { name: '', state: '' }, others)),
  owner: readOwner,
  people: (typed) => isAllRead((others) => readPeople(typed, others)),
  license: readLicense,
  founded: readYear,
  color: readColor,
};

/** What is wrong with what is typed for an answer. */
export function faultIn(key: AnswerKey, typed: string): string | undefined {
  if (isUnknown(typed)) return isRequired(key) ? 'Your site needs this.' : undefined;
  const [, , , fault] = QUESTIONS[key];
  const check = CHECKS[key];
  return check && !check(typed) ? `“${typed}” ${fault}` : undefined;
}
