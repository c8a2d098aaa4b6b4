import { readEmail } from '../../fields/readEmail';
import { readPhone } from '../../fields/readPhone';

interface WrongContact {
  code: string;
  message: string;
  /** The address that was meant, where it is certain. */
  right?: string;
}

/** Numbers of three digits that every phone knows: 811 before digging, 911 for help. */
const SHORT = /^(?:[2-9]11|988)$/;
/** A number of another country, which a phone dials only with its plus. */
const ABROAD = /^\+(?!1)(?:[\s().-]*\d){11,15}$/;

/** What is wrong with a link that calls or writes: it needs what the fields for a phone and an e-mail address need. */
export function wrongContact(to: string): WrongContact | undefined {
  if (to.includes('{')) return undefined;
  if (to.startsWith('tel:')) return wrongCall(to.slice('tel:'.length));
  return to.startsWith('mailto:') ? wrongLetter(to.slice('mailto:'.length)) : undefined;
}

function wrongCall(dialed: string): WrongContact | undefined {
  if (SHORT.test(dialed) || ABROAD.test(dialed)) return undefined;
  const read = readPhone(dialed);
  if ('number' in read) return undefined;
  const right = read.instead && `tel:${read.instead.replace(/\D/g, '')}`;
  return { code: 'phone', message: read.message, right };
}

/** To one person or several, with or without a subject; a subject alone leaves it to the visitor whom to write to. */
function wrongLetter(written: string): WrongContact | undefined {
  const [people = '', ...subject] = written.split(/(?=\?)/);
  if (people.startsWith('?')) return undefined;
  const read = people.split(',').map((each) => readEmail(each.trim()));
  const found = read.find((each) => 'message' in each);
  if (!found) return undefined;
  const meant = read.map((each) => ('address' in each ? each.address : each.instead));
  const right = meant.every(Boolean) ? `mailto:${meant.join(',')}${subject.join('')}` : undefined;
  return { code: 'email', message: found.message, right: right?.replace(/\s+/g, '%20') };
}
