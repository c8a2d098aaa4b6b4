import { parseTrade } from '../../pipeline/fields/references';
import { plainText } from './readAnswersFile';
import { capitalized } from './readPlace';
import { readTrades, siteLanguages, type Trade } from './templates';

/** What of a trade's name says nothing of the trade. */
const COMMON = / (?:contractors?|company|services?|business|co)$|^(?:contratista|servicios?|empresa) de /g;

interface NamedTrade extends Trade {
  /** Whether what was typed names more than one trade. */
  isPart: boolean;
}

/**
 * The trade that somebody calls so in any language, or that has this type at schema.org; or else the one whose name is the longest
 * among the words. One that nobody knows is called as it was written, and has the type of all work on homes.
 */
export function readTrade(typed: string, own: Readonly<Record<string, Trade>>): NamedTrade {
  const kind = parseTrade(typed);
  const plain = plainText(typed);
  const shortened = [COMMON, /s$/, /es$/, /a$/].map((part) => plain.replace(part, ''));
  const wanted = [plain, ...shortened, plain.replace(/a$/, 'o')];
  const everywhere = siteLanguages.map(readTrades);
  const named = Object.entries(own).flatMap(([id, trade]) =>
    everywhere.flatMap((trades) => trades[id]?.names ?? []).map((name) => ({ trade, name: plainText(name) })),
  );
  const known =
    named.find(({ trade, name }) => trade.kind === kind || wanted.includes(name)) ??
    named
      .filter(({ name }) => ` ${plain} `.includes(` ${name} `))
      .reduce<(typeof named)[number] | undefined>(longer, undefined);
  // “Pintora”, “jardinera”
  const isWoman = known && plain === plainText(known.trade.who).replace(/o?$/, 'a');
  if (known)
    return {
      ...known.trade,
      ...(isWoman && { who: capitalized(typed) }),
      isPart: /[,;/&]| (?:and|y) /.test(typed) && !wanted.includes(known.name),
    };
  const who = capitalized(typed);
  return { who, work: who, kind: kind ?? 'HomeAndConstructionBusiness', names: [], isPart: false };
}

const longer = <Named extends { name: string }>(longest: Named | undefined, next: Named): Named =>
  longest && longest.name.length >= next.name.length ? longest : next;
