import type { Document } from '../Document';

/** What belongs to the business, to know what does not. */
export interface OwnFacts {
  phone: string;
  phones: ReadonlySet<string>;
  email: string;
  /** Empty where the business has none, as `address`. */
  licence: string;
  /** Numbers of the same shape as the licence. */
  licences: RegExp;
  address: string;
  /** The street with any number. */
  street: RegExp;
  /** One look for all of them, since hardly any line has one. */
  any: RegExp;
}

const PHONE = /(?:\(?\b\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}|(?<=tel:(?:\+?1)?)\d{10})\b/g;
/** Begins at the beginning of a word, and is bounded: a line of nothing but letters is looked through once. */
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
/** Fits no words. */
const NOTHING = '(?!)';

export function ownFacts(documents: readonly Document[]): OwnFacts | undefined {
  const business = documents.find(({ type }) => type === 'business')?.fields;
  if (!business?.phone) return undefined;
  const { street = '' } = (business.address ?? {}) as { street?: string };
  const phones = documents.flatMap(({ fields }) => (fields.phone ? [digitsOf(String(fields.phone))] : []));
  const licence = String(business.licence ?? '');
  const licences = licence ? `\\b${escaped(licence).replace(/\d/g, '\\d')}\\b` : NOTHING;
  const streets = street ? `\\b(\\d+)\\s+${escaped(street.replace(/^\d+\s+/, ''))}\\b` : NOTHING;
  return {
    phone: String(business.phone),
    phones: new Set(phones),
    email: String(business.email),
    licence,
    licences: new RegExp(licences, 'g'),
    address: street,
    street: new RegExp(streets, 'g'),
    any: new RegExp([PHONE.source, '@', licences, streets].join('|')),
  };
}

interface Strange {
  code: string;
  message: string;
  wrong: string;
}

/** Numbers and addresses on a line that look like the business's and are others. */
export function strangeFacts(line: string, facts: OwnFacts): Strange[] {
  const { phone, phones, email, licence, licences, address, street } = facts;
  if (!facts.any.test(line)) return [];
  const found = (pattern: RegExp) => [...line.matchAll(pattern)].map(([words]) => words);
  const [, host] = email.split('@');
  return [
    ...found(PHONE)
      .filter((wrong) => !phones.has(digitsOf(wrong)))
      .map((wrong) => ({
        code: 'phone-other',
        message: `${wrong} is not a phone number of the business, which has ${phone}. Write {phone} for it, or leave this if it is somebody else's.`,
        wrong,
      })),
    ...found(licences)
      .filter((wrong) => wrong !== licence)
      .map((wrong) => strange('licence-other', wrong, 'licence', licence, '{licence}')),
    ...found(street)
      .filter((wrong) => wrong.replace(/\s+/g, ' ') !== address)
      .map((wrong) => strange('address-other', wrong, 'address', address, '{address}')),
    ...found(MAIL)
      .filter((wrong) => wrong !== email && wrong.split('@')[1] === host)
      .map((wrong) => strange('email-other', wrong, 'e-mail address', email, '{email}')),
  ];
}

function strange(code: string, wrong: string, what: string, right: string, fact: string): Strange {
  return {
    code,
    message: `${wrong} is not the ${what} of the business, which is ${right}. Write ${fact} for it.`,
    wrong,
  };
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
