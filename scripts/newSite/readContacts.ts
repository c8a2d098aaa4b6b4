import { parseColor } from '../../pipeline/fields/color';
import { parsePhone } from '../../pipeline/fields/contact';
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

/** A color, darkened until text on it can be read; `others` gets what was typed if it had to be. */
export function readColor(typed: string, others: string[]): string | undefined {
  const color = parseColor(typed);
  const [poor] = color ? poorContrasts({ color }) : [];
  if (poor) others.push(`color: ${typed}`);
  return poor?.expected ?? color;
}
