import { type WrongContact, wrongContact } from './fields/explainContact';
import { BLOCKS, type Wording } from './wordings';

const NO_SPACES = 'There are no spaces in an address.';

/** The address of a link or a picture with a space in it; a printed number and a subject may have brackets of their own. */
const SPACED = /(?<mark>!?)\[[^[\]]{0,300}\](?<at>\((?<address>(?:[^()\n]|\([^()\n]{0,80}\)){1,300})\))/g;

/** Links whose address has a space; those that only a phone number or an email address explains, if `id` is given. */
export function spacedAddress(id?: WrongContact['id']): Wording {
  const explain = ({ groups: { mark, address = '' } = {} }: RegExpExecArray) =>
    /^(?!Uploading |<)\S+\s/.test(address.trim()) || /^tel:\s/i.test(address)
      ? explainSpaces(address.trim(), mark === '!')
      : undefined;
  return {
    in: BLOCKS,
    pattern: SPACED,
    except: (match) => explain(match) === undefined || explain(match)?.id !== id,
    says: (match) => ({ what: explain(match)?.reason ?? '' }),
    fix: (match) => {
      const { expected } = explain(match) ?? {};
      return expected && `(${expected})`;
    },
  };
}

function explainSpaces(address: string, isPicture: boolean): WrongContact {
  const [, scheme = '', rest = ''] = /^(tel|mailto):(.*)$/i.exec(address) ?? [];
  if (scheme) return scheme.toLowerCase() === 'tel' ? spacedCall(rest.trim()) : spacedLetter(rest);
  const [, alone] =
    /^([^\s“”„«"]+)\s+[“”„«‘’"].*$/.exec(address) ??
    /^(\S+\.(?:jpe?g|png|webp|avif))\s+\S/i.exec(address) ??
    [];
  if (alone) return { reason: 'Only the address belongs between the round brackets.', expected: alone };
  if (isPicture)
    return { reason: `${NO_SPACES} Write %20 for each of them.`, expected: address.replace(/\s+/g, '%20') };
  if (/^https?:/i.test(address))
    return { reason: `${NO_SPACES} Copy it again from the address bar of your browser.` };
  if (!/^[/#]/.test(address)) return { reason: `${NO_SPACES} Write the address itself: [text](/address).` };
  const hyphenated = address.replace(/\s+/g, '-');
  return {
    reason: `${NO_SPACES} Write hyphens instead.`,
    expected: address.startsWith('#') ? hyphenated.toLowerCase() : hyphenated,
  };
}

/** What is wrong with the number after `tel:` in an address that has spaces; whether it is a whole number comes first. */
function spacedCall(number: string): WrongContact {
  const dialed = /^\{\w+\}/.exec(number)?.[0] ?? number.replace(/[^+\d]/g, '');
  const reason = `${NO_SPACES} Write the phone number after tel: in digits alone.`;
  return wrongContact(`tel:${number}`) ?? { reason, expected: `tel:${dialed}` };
}

/** The same for what follows `mailto:`. */
function spacedLetter(letter: string): WrongContact {
  const [people = '', ...subject] = letter.trim().split(/(?=\?)/);
  const to = `mailto:${people.replace(/\s+/g, '')}${subject.join('').replace(/\s+/g, '%20')}`;
  const reason = `${NO_SPACES} Write the email address right after mailto:, and %20 for each space of a subject.`;
  return wrongContact(`mailto:${people}${subject.join('')}`) ?? { reason, expected: to };
}

const CALL = /^(?<label>.*\S)\s*->\s*(?:tel:\s*(?=\S)|(?=\+?[\d().\s-]{7,}$))(?<number>.+)$/;
const LETTER = /^(?<label>.*\S)\s*->\s*mailto:\s*(?<letter>[^\s?].*)$/;

export function spacedContact(text: string): WrongContact | undefined {
  const { label: caller, number = '' } = CALL.exec(text)?.groups ?? {};
  const { label: writer, letter = '' } = LETTER.exec(text)?.groups ?? {};
  const label = caller ?? writer;
  if (!label) return undefined;
  const found = caller ? spacedCall(number) : spacedLetter(letter);
  return { ...found, expected: found.expected && `${label} -> ${found.expected}` };
}
