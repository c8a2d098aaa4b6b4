import { memoize } from '../../../model/memoize';
import { type Document, isOfType } from '../../Document';
import { type Collect, collecting, type Rule, rule } from '../../rule';
import { keepTexts, matchesIn, type PassageText } from '../../site/filePassages';
import { withoutHidden } from '../../source/withoutHidden';

const PHONE = /(?:\(?\b\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}|(?<=tel:(?:\+?1)?)\d{10})\b/g;
/** Bounded, and begins at the start of a word, so that a long line takes linear time. */
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;

const findContacts: Collect<PassageText[]> = ({ type, passages }) =>
  type === 'business' ? [] : keepTexts(passages, ({ text, place }) => place !== 'note' && /[\d@]/.test(text));

/** A contact of the business, to tell others from it. */
interface Contact {
  own: string;
  /** What looks like one. */
  pattern: RegExp;
  isForeign: (contact: string) => boolean;
}

/** Missing where the business gives none, or none that can be read. */
interface Contacts {
  phone?: Contact;
  license?: Contact;
  address?: Contact;
  email?: Contact;
}

const contactsOf = memoize((documents: readonly Document[]): Contacts | undefined => {
  const fields = documents.find(isOfType('business'))?.fields;
  if (!fields) return undefined;
  const { license, address } = fields;
  // Invisible characters are reported in business.md.
  const [phone, email] = [fields.phone, fields.email].map((text) => text && withoutHidden(text));
  const phones = new Set(
    documents.flatMap(({ fields: { phone: own } }) => (own ? [digitsOf(String(own))] : [])),
  );
  const street = address?.street;
  return {
    phone: phone
      ? { own: phone, pattern: PHONE, isForeign: (found) => !phones.has(digitsOf(found)) }
      : undefined,
    license: license
      ? {
          own: license,
          pattern: new RegExp(`\\b${escaped(license).replace(/\d/g, '\\d')}\\b`, 'g'),
          isForeign: (found) => found !== license,
        }
      : undefined,
    address: street
      ? {
          own: street,
          pattern: new RegExp(`\\b(\\d+)\\s+${escaped(street.replace(/^\d+\s+/, ''))}\\b`, 'g'),
          isForeign: (found) => found.replace(/\s+/g, ' ') !== street,
        }
      : undefined,
    email: email
      ? {
          own: email,
          pattern: EMAIL,
          isForeign: (found) => found !== email && found.split('@')[1] === email.split('@')[1],
        }
      : undefined,
  };
});

/** The last ten digits of a phone number. */
const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-10);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Text = Pick<Rule, 'id' | 'about'> & { name: string };

function foreignContact(kind: keyof Contacts, { name, ...text }: Text) {
  const inReview = {
    what: `Everybody can read this review, and {words} looks like the customer's own ${name}.`,
    advice: 'Leave it out.',
  };
  return rule({
    ...text,
    severity: 'warning',
    what: `{words} is not the ${name} of the business, which is {own}.`,
    advice: `Write {${kind}} instead, or leave it if it is somebody else's.`,
    inForm: 'Correct it, or leave it if it is somebody else’s.',
    site: collecting(findContacts, ({ documents, forEachDocument }, report) => {
      const contact = contactsOf(documents)?.[kind];
      if (!contact) return;
      const { own, pattern, isForeign } = contact;
      forEachDocument((document, texts) => {
        const isPrivate = document.type === 'review' && (kind === 'phone' || kind === 'email');
        for (const match of matchesIn(document, texts, [pattern]))
          if (isForeign(match.words)) {
            const { words, range } = match;
            report({ range, data: { words, own }, ...(isPrivate && { says: inReview }) });
          }
      });
    }),
  });
}

const phoneOther = foreignContact('phone', {
  id: 'phone-other',
  name: 'phone number',
  about:
    "A page has a phone number that is not in business.md. Write {phone}, so that it stays correct everywhere, or leave it if it is someone else's number.",
});

const licenseOther = foreignContact('license', {
  id: 'license-other',
  name: 'license',
  about:
    'A page has a license number that differs slightly from the one in business.md. Write {license}, so that it stays correct everywhere.',
});

const addressOther = foreignContact('address', {
  id: 'address-other',
  name: 'address',
  about:
    'A page has the street of the business with a different number. Write {address}, so that it stays correct everywhere.',
});

const emailOther = foreignContact('email', {
  id: 'email-other',
  name: 'email address',
  about:
    "A page has an email address of the business that is not the one in business.md. Write {email}, so that it stays correct everywhere, or leave it if it is someone else's address.",
});

export const foreignContactRules: readonly Rule[] = [phoneOther, licenseOther, addressOther, emailOther];
