import { parseColor } from '../../pipeline/fields/color';
import { namedColor, readColor as readDigits } from '../../pipeline/fields/typedContacts';
import { poorContrasts } from '../../pipeline/model/palette';

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

/** A color by its digits or its name, and what of it the site has: text on it must be readable. */
export function readColor(typed: string): { color: string; darker: string | undefined } | undefined {
  const color = parseColor(typed) ?? readDigits(typed) ?? namedColor(typed);
  return color ? { color, darker: poorContrasts({ color })[0]?.expected } : undefined;
}

/** The number of a license has a digit; “none needed, ask the inspector” is none. */
export const readLicense = (typed: string): string | undefined => (/\d/.test(typed) ? typed : undefined);
