import { spacedCall, spacedLetter } from '../fields/contacts';
import type { Finding } from './Finding';

/** The address of a link or a picture with a space in it; a printed number and a subject may have brackets of their own. */
const SPACED = /(!?)\[[^[\]]{0,300}\]\(((?:[^()\n]|\([^()\n]{0,80}\)){1,300})\)/g;
const TITLED = /^([^\s“”„«"]+)\s+[“”„«‘’"].*$/;
const SIZED = /^(\S+\.(?:jpe?g|png|webp|avif))\s+\S/i;
const SPACES = 'There are no spaces in an address.';

type Told = Pick<Finding, 'message' | 'right'> & { code?: string };

/** Spaces in an address, with what is written in their place. */
export function spacedFinding(words: string, line: number): Finding | undefined {
  for (const [, picture, address = ''] of words.matchAll(SPACED)) {
    if (!/^[^\s<]\S*\s/.test(address.trim()) && !/^tel:\s/i.test(address)) continue;
    const { code = 'link-form', message, right } = toldOf(address.trim(), picture === '!');
    return { line, code, message, wrong: `(${address})`, right: right && `(${right})` };
  }
  return undefined;
}

function toldOf(address: string, isPicture: boolean): Told {
  const [, scheme = '', rest = ''] = /^(tel|mailto):(.*)$/i.exec(address) ?? [];
  if (scheme) {
    const { id, reason, expected } =
      scheme.toLowerCase() === 'tel' ? spacedCall(rest.trim()) : spacedLetter(rest);
    return { code: id, message: reason, right: expected };
  }
  const [, alone] = TITLED.exec(address) ?? SIZED.exec(address) ?? [];
  if (alone) return { message: 'Only the address stands between the round brackets.', right: alone };
  const escaped = address.replace(/\s+/g, '%20');
  if (isPicture) return { message: `${SPACES} Write %20 for each of them.`, right: escaped };
  if (/^https?:/i.test(address))
    return { message: `${SPACES} Copy it anew from the line at the top of your browser.` };
  const hyphened = address.replace(/\s+/g, '-');
  if (/^[/#]/.test(address))
    return {
      message: `${SPACES} Write hyphens in their place.`,
      right: address.startsWith('#') ? hyphened.toLowerCase() : hyphened,
    };
  return { message: `${SPACES} Write the address itself: [words](/address).` };
}
