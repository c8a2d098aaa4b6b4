import { fill, fillCount } from '../labels/fill';
import type { SiteLanguage } from '../labels/labels';

/** States that do not call a county a county. */
const OWN_WORDS: Readonly<Record<string, 'Parishes' | 'Boroughs'>> = { LA: 'Parishes', AK: 'Boroughs' };

/** A name that already contains the kind of area. */
const NAMED = /\b(?:county|parish|borough|municipality|municipio|census area|city)\b/i;

/** `Gloucester County`, `Orleans Parish`. */
export function countyInWords(name: string, state: string, { labels }: SiteLanguage): string {
  if (NAMED.test(name)) return name;
  const label = { Parishes: labels.parish, Boroughs: labels.borough, Counties: labels.county };
  return fill(label[OWN_WORDS[state] ?? 'Counties'], { name });
}

interface Served {
  state: string;
  number: number;
  counties: string;
  towns: string;
}

/** `Bexar county, among them San Antonio` */
export function countiesInWords({ state, number, ...served }: Served, words: SiteLanguage): string {
  return fillCount(words, `llms${OWN_WORDS[state] ?? 'Counties'}` as const, number, served);
}
