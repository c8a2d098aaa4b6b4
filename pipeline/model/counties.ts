import { fill, fillCount } from '../labels/fill';
import type { SiteLanguage } from '../labels/labels';

/** The states whose counties have another name. */
const OTHER_NAMES: Readonly<Record<string, 'Parishes' | 'Boroughs'>> = { LA: 'Parishes', AK: 'Boroughs' };

/** Matches a name that already says what it is, such as `Orleans Parish`. */
const HAS_KIND = /\b(?:county|parish|borough|municipality|municipio|census area|city)\b/i;

/** The full name of a county: `Gloucester County`, or in Louisiana `Orleans Parish`. */
export function countyInWords(name: string, state: string, { labels }: SiteLanguage): string {
  if (HAS_KIND.test(name)) return name;
  const label = { Parishes: labels.parish, Boroughs: labels.borough, Counties: labels.county };
  return fill(label[OTHER_NAMES[state] ?? 'Counties'], { name });
}

/** The counties and towns that a business serves: `Bexar county, among them San Antonio`. `count` is the number of counties. */
export function countiesInWords(
  { state, count, ...names }: { state: string; count: number; counties: string; towns: string },
  siteLanguage: SiteLanguage,
): string {
  return fillCount(siteLanguage, `llms${OTHER_NAMES[state] ?? 'Counties'}` as const, count, names);
}
