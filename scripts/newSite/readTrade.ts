import { capitalized } from '../../pipeline/kinds/names';
import { findTrade, parseTrade } from '../../pipeline/kinds/trade';
import { type Language, languages } from '../../pipeline/labels/labels';
import { readYaml } from '../../pipeline/source/plainYaml';
import { readTemplate } from './templates';

/** What businesses of everyday trades are called, and what they do. */
const readTrades = (language: Language) =>
  readYaml(readTemplate(language, 'trades.yaml')) as Readonly<Record<string, { who: string; work: string }>>;

/** A trade in the words of the language, with its type at schema.org. One that nobody knows is called as it was typed. */
export function readTrade(typed: string, language: Language) {
  const { id = '', type: kind = parseTrade(typed) ?? 'HomeAndConstructionBusiness' } = findTrade(typed) ?? {};
  const known = readTrades(language)[id];
  const who = capitalized(typed);
  return { who, work: who, ...known, kind, isKnownTrade: known !== undefined };
}

/** What to say of a trade that is not known, or of which the site names only a part. */
export function remarkOnTrade(typed: string): string | undefined {
  if (findTrade(typed)?.isOnly || parseTrade(typed)) return undefined;
  const { who, isKnownTrade } = readTrade(typed, languages[0]);
  return isKnownTrade ? `The site names only one trade: ${who}.` : UNKNOWN;
}
const UNKNOWN = 'No such trade is known in English: search engines are told only that you work on homes.';
