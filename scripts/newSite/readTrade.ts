import { parseTrade } from '../../pipeline/fields/references';
import { plainText } from './readAnswersFile';
import { capitalized } from './readPlace';
import { readTrades, siteLanguages, type Trade } from './templates';

/** What of a trade's name says nothing of the trade. */
const COMMON = / (?:contractors?|company|services?|business|co)$|^(?:contratista|servicios?|empresa) de /g;

/**
 * The trade that somebody calls so in any language, or that has this type at schema.org. One that nobody knows is called as it
 * was written, and has the type of all work on homes.
 */
export function readTrade(typed: string, own: Readonly<Record<string, Trade>>): Trade {
  const kind = parseTrade(typed);
  const wanted = [plainText(typed), plainText(typed).replace(COMMON, '')];
  for (const [id, trade] of Object.entries(own)) {
    const all = siteLanguages.flatMap((language) => readTrades(language)[id]?.names ?? []);
    if (trade.kind === kind || all.some((name) => wanted.includes(plainText(name)))) return trade;
  }
  return {
    who: capitalized(typed),
    work: capitalized(typed),
    kind: kind ?? 'HomeAndConstructionBusiness',
    names: [],
  };
}
