import { PHONES } from '../../../kinds/contact';
import { type Collect, type SiteInput, warning } from '../../rule';
import { keepTexts, matchesIn, type PassageText } from '../../site/filePassages';
import { withoutHidden } from '../../suggest';
import { escapePattern } from '../../wordings';

const findContacts: Collect<PassageText[]> = ({ type, passages }) =>
  type === 'business' ? [] : keepTexts(passages, ({ text }) => /[\d@]/.test(text));

interface Contact {
  own: string;
  pattern: RegExp;
  /** Whether a contact in a file of this type is not the business's own. */
  isForeign: (contact: string, type: string) => boolean;
}

type ContactKind = 'phone' | 'license' | 'address' | 'email';

/** The contacts in business.md. One that is missing or broken is left out. */
function contactsOf({ business, documents }: SiteInput<PassageText[]>): {
  [Kind in ContactKind]?: Contact | '';
} {
  const fields = business?.fields ?? {};
  const { license, address: { street } = {} } = fields;
  // Invisible characters are reported in business.md.
  const [phone, email] = [fields.phone, fields.email].map((text) => text && withoutHidden(text));
  const phones = new Set(documents.map(({ fields: { phone: own } }) => digitsOf(String(own ?? ''))));
  return {
    phone: phone && {
      own: phone,
      pattern: PHONES,
      isForeign: (found) => !phones.has(digitsOf(found)),
    },
    license: license && {
      own: license,
      pattern: new RegExp(`\\b${escapePattern(license).replace(/\d/g, '\\d')}\\b`, 'g'),
      isForeign: (found) => found !== license,
    },
    address: street && {
      own: street,
      pattern: new RegExp(`\\b(\\d+)\\s+${escapePattern(street.replace(/^\d+\s+/, ''))}\\b`, 'g'),
      isForeign: (found) => found.replace(/\s+/g, ' ') !== street,
    },
    email: email && {
      own: email,
      // Bounded and anchored at the start of a word, so that a long line takes linear time.
      pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
      // On other pages, it may be that of a manufacturer.
      isForeign: (found, type) =>
        found !== email && (ABOUT_PEOPLE.includes(type) || found.split('@')[1] === email.split('@')[1]),
    },
  };
}

/** The last ten digits of a phone number. */
const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-10);

const ABOUT_PEOPLE: readonly string[] = ['project', 'review', 'member'];

/** A rule about contacts that look like one of the business and differ from it. */
function foreignContact(kind: ContactKind, name: string) {
  const inReview = {
    what: `Everybody can read this review, and {words} looks like the customer's own ${name}.`,
    advice: 'Leave it out.',
  };
  return warning({
    id: `${kind}-other`,
    what: `{words} is not the ${name} of the business, which is {own}.`,
    advice: `Write {${kind}} instead, or leave it if it is somebody else's.`,
    adviceInForm: `Correct it, or leave it out if it is somebody’s own ${name}.`,
    collect: findContacts,
    site(input, report) {
      const contact = contactsOf(input)[kind];
      if (!contact) return;
      const { own, pattern, isForeign } = contact;
      input.forEachDocument((document, texts) => {
        // In a review, it may be the customer's own.
        const isPrivate = document.type === 'review' && /^(?:phone|email)$/.test(kind);
        const says = isPrivate ? inReview : undefined;
        for (const match of matchesIn(document, texts, [pattern]))
          if (isForeign(match.words, document.type))
            report({ range: match.range, ...says, data: { words: match.words, own } });
      });
    },
  });
}

export const foreignContactRules = [
  foreignContact('phone', 'phone number'),
  foreignContact('license', 'license'),
  foreignContact('address', 'address'),
  foreignContact('email', 'email address'),
];
