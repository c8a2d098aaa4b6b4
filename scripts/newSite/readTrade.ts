import { parseTrade } from '../../pipeline/kinds/trade';
import type { Language } from '../../pipeline/labels/labels';
import { plainText } from './readAnswersFile';
import { capitalized } from './readLists';
import { readNamedTrades, readTrades, type Trade } from './templates';

/** What of a trade's name says nothing of the trade. */
const COMMON = / (?:contractors?|company|services?|business|co)$/;

interface KnownTrade extends Trade {
  /** Its type at schema.org. */
  kind: string;
  isKnown: boolean;
}

/**
 * The trade that is called so in English, or that has this type at schema.org, in the words of the language. One that nobody knows is
 * called as it was written, and has the type of all work on homes.
 */
export function readTrade(typed: string, language: Language): KnownTrade {
  const kind = parseTrade(typed);
  const plain = plainText(typed);
  const wanted = [plain, plain.replace(COMMON, ''), plain.replace(/s$/, '')];
  const known = Object.entries(readNamedTrades()).find(
    ([, trade]) => trade.kind === kind || trade.names.some((name) => wanted.includes(name)),
  );
  if (known) {
    const [id, trade] = known;
    return { ...trade, ...readTrades(language)[id], isKnown: true };
  }
  const who = capitalized(typed);
  return { who, work: who, kind: kind ?? 'HomeAndConstructionBusiness', isKnown: false };
}
