import { NO_SPACES, spacedCall, spacedLetter, type WrongAddress } from '../kinds/link';
import { BLOCKS, type Wording } from './wordings';

/** A link or a picture with a space in its address, which may contain brackets: `(tel:(856) 555-0134)`. */
const SPACED = /(?<mark>!?)\[[^[\]]{0,300}\](?<at>\((?<address>(?:[^()\n]|\([^()\n]{0,80}\)){1,300})\))/g;

/** Links with a space in the address: those that the rule `id` explains (phone numbers, email addresses), or all others without an `id`. */
export function spacedAddress(id?: string): Wording {
  const explain = ({ groups: { mark, address = '' } = {} }: RegExpExecArray) =>
    /^(?!Uploading |<)\S+\s/.test(address.trim()) || /^tel:\s/i.test(address)
      ? explainSpaces(address.trim(), mark === '!')
      : undefined;
  return {
    in: BLOCKS,
    pattern: SPACED,
    except: (match) => explain(match) === undefined || explain(match)?.rule !== id,
    says: (match) => ({ what: explain(match)?.advice ?? '' }),
    fix: (match) => {
      const { right } = explain(match) ?? {};
      return right && `(${right})`;
    },
  };
}

function explainSpaces(address: string, isPicture: boolean): WrongAddress {
  const [, scheme = '', rest = ''] = /^(tel|mailto):(.*)$/i.exec(address) ?? [];
  if (scheme) return scheme.toLowerCase() === 'tel' ? spacedCall(rest.trim()) : spacedLetter(rest);
  const [, alone] =
    /^([^\s“”„«"]+)\s+[“”„«‘’"].*$/.exec(address) ??
    /^(\S+\.(?:jpe?g|png|webp|avif))\s+\S/i.exec(address) ??
    [];
  if (alone) return { advice: 'Only the address belongs between the round brackets.', right: alone };
  if (isPicture)
    return { advice: `${NO_SPACES} Write %20 for each of them.`, right: address.replace(/\s+/g, '%20') };
  if (/^https?:/i.test(address))
    return { advice: `${NO_SPACES} Copy it again from the address bar of your browser.` };
  if (!/^[/#]/.test(address)) return { advice: `${NO_SPACES} Write the address itself: [text](/address).` };
  const hyphenated = address.replace(/\s+/g, '-');
  return {
    advice: `${NO_SPACES} Write hyphens instead.`,
    right: address.startsWith('#') ? hyphenated.toLowerCase() : hyphenated,
  };
}
