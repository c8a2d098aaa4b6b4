import { capitalized } from '../../pipeline/kinds/names';
import { parseTrade } from '../../pipeline/kinds/trade';
import { type Language, languages } from '../../pipeline/labels/labels';
import { fileSlug } from '../../pipeline/model/urls';
import { readYaml } from '../../pipeline/source/plainYaml';
import { readTemplate } from './templates';

/** What a business is called, and what it does; in English its type at schema.org too, and what people call the trade. */
type Trade = Readonly<{ who: string; work: string; kind: string; names: readonly string[] }>;

const readTrades = (language: Language) =>
  readYaml(readTemplate(language, 'trades.yaml')) as Readonly<Record<string, Trade>>;

/** The trades with the names that a person may type. */
export const readNamedTrades = () => readTrades(languages[0]);

/** What of a trade's name says nothing of the trade. */
const COMMON = /-(?:contractors?|company|services?|business|co)$/;

/**
 * The trade that is called so in English, or that has this type at schema.org, in the words of the language. One that nobody knows is
 * called as it was typed, and has the type of all work on homes.
 */
export function readTrade(typed: string, language: Language) {
  const parts = [typed, ...typed.split(/\s*(?:[&,;/+]|\band\b)\s*/i)];
  const [id = '', trade] = parts.map(findTrade).find(Boolean) ?? [];
  if (trade) return { ...trade, ...readTrades(language)[id], isKnownTrade: true };
  const who = capitalized(typed);
  return { who, work: who, kind: parseTrade(typed) ?? 'HomeAndConstructionBusiness', isKnownTrade: false };
}

function findTrade(typed: string): [id: string, trade: Trade] | undefined {
  const kind = parseTrade(typed);
  const plain = fileSlug(typed);
  const wanted = [plain, plain.replace(COMMON, ''), plain.replace(/s$/, '')];
  return Object.entries(readNamedTrades()).find(
    ([, trade]) => trade.kind === kind || trade.names.some((name) => wanted.includes(fileSlug(name))),
  );
}

/** What to say of a trade that is not known, or of which the site names only a part. */
export function remarkOnTrade(typed: string): string | undefined {
  const { who, isKnownTrade } = readTrade(typed, languages[0]);
  if (findTrade(typed) || parseTrade(typed)) return undefined;
  return isKnownTrade ? `The site names only one trade: ${who}.` : UNKNOWN;
}
const UNKNOWN = 'No such trade is known in English: search engines are told only that you work on homes.';
