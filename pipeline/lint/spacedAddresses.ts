import { NO_SPACES, spacedContact, type WrongAddress } from '../kinds/link';
import type { Wording } from './wordings';

/** A link or a picture with its address, which may contain brackets: `(tel:(856) 555-0134)`. Wordings report the part `at`. */
const LINK = /(?<mark>!?)\[[^[\]]{0,300}\](?<at>\((?<address>(?:[^()\n]|\([^()\n]{0,80}\)){1,300})\))/g;
/** An address with a space, but not GitHub's `![Uploading photo.jpg…](…)`, and not one in angle brackets, which may have spaces. */
const SPACED = /^(?!Uploading |<)\S+\s/;

/** Links with a space in the address that this rule explains: `phone`, `email`, or `link-form` for all others. */
export function spacedAddress(ruleId: string): Wording {
  return {
    pattern: LINK,
    except: (match) => explain(match)?.rule !== ruleId,
    says: (match) => ({ advice: explain(match)?.advice }),
    fix: (match) => {
      const { right } = explain(match) ?? {};
      return right && `(${right})`;
    },
  };
}

/** Advice on an address with a space, with the rule that gives it; `undefined` for one without. */
function explain({ groups: { mark, address = '' } = {} }: RegExpExecArray): WrongAddress | undefined {
  const trimmed = address.trim();
  if (!SPACED.test(trimmed) && !/^tel:\s/i.test(address)) return undefined;
  const [, scheme = '', rest = ''] = /^(tel|mailto):(.*)$/i.exec(trimmed) ?? [];
  const found = scheme
    ? spacedContact(scheme.toLowerCase() === 'tel' ? 'tel' : 'mailto', rest)
    : explainSpaces(trimmed, mark === '!');
  return { rule: 'link-form', ...found };
}

function explainSpaces(address: string, isPicture: boolean): WrongAddress {
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
