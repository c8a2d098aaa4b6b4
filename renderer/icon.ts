import type { Site } from '../pipeline/model/Site';
import { escapeXml } from './escapeXml';

/** The sign in a browser's tab: the first letter of the business on its own colour, with the copper dot of its name. */
export function icon({ business }: Site): string {
  const letter = escapeXml([...business.shortName][0] ?? '');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    '<rect width="64" height="64" rx="12" fill="#17382f"/>',
    `<text x="29" y="47" font-family="Inter,Arial,sans-serif" font-size="42" font-weight="700" text-anchor="middle" fill="#f7f2e9">${letter}</text>`,
    '<rect x="48" y="40" width="8" height="8" fill="#a5502a"/>',
    '</svg>',
    '',
  ].join('');
}
