import { parseColor } from '../../pipeline/fields/color';
import { parsePhone } from '../../pipeline/fields/contact';
import { namedColor, readColor as readDigits } from '../../pipeline/fields/typedContacts';
import { poorContrasts } from '../../pipeline/model/palette';

const PHONE = /(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}/;

/** The first phone number of a text; `others` gets a text that says more, such as an extension. */
export function readPhone(typed: string, others: string[]): string | undefined {
  const [found = ''] = PHONE.exec(typed) ?? [];
  if (found && typed.replace(found, '').trim()) others.push(`phone: ${typed}`);
  return parsePhone(found);
}

/** An address as a browser would correct it: `www.example.com`, `HTTP://Example.com`, `http:/example.com`. */
export function readWebAddress(typed: string): string | undefined {
  const host = typed
    .trim()
    .replace(/^https?:\/*/i, '')
    .replace(/\/+$/, '')
    .toLowerCase();
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host) ? `https://${host}` : undefined;
}

/** `owner/name`, also of an address on GitHub. */
export const readRepository = (typed: string): string | undefined =>
  /(?:^|\/)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(typed)?.[1];

/** A color by its digits or its name, in English or Spanish, and what of it the site has: text on it must be readable. */
export function readColor(typed: string): { color: string; darker: string | undefined } | undefined {
  const color = parseColor(typed) ?? readDigits(typed) ?? namedColor(typed);
  return color ? { color, darker: poorContrasts({ color })[0]?.expected } : undefined;
}

/** The number of a license, without the word, has a digit; “none needed, ask the inspector” is none. */
export const readLicense = (typed: string): string | undefined =>
  /\d/.test(typed) && !/^(?:none|not|n\/a|ningun[ao]?|sin|no (?!\d))\b/i.test(typed)
    ? typed.replace(/\s*\blic(?:en[cs]e|encia)?\b[\s.:#]*/i, ' ').trim()
    : undefined;
