import type { Kind } from '../../pipeline/kinds/kind';
import { everydayTrades, findTrade, parseTrade } from '../../pipeline/kinds/trade';
import { isSentence } from '../../pipeline/kinds/words';
import { type Language, languages } from '../../pipeline/labels/labels';
import { capitalized } from '../../pipeline/labels/phrases';
import { isTypo } from '../../pipeline/lint/suggest';
import { readTypedYaml } from '../../pipeline/source/writeYaml';
import { readTemplate } from './templates';

export const tradeAnswer: Kind<string> = {
  name: 'trade',
  example: 'plumber',
  parse: (input) => {
    const withoutInitials = input.replace(/\b(?:[a-z]\.){2,}/gi, '');
    const isNote = /[()!?:;.,•·|]|\s[-–—/]\s|\bguys?\b/i.test(withoutInitials) || isSentence(input);
    return isNote || misspelledTrade(input) ? undefined : input;
  },
  advice: (typed) =>
    misspelledTrade(typed)
      ? `Did you mean ${misspelledTrade(typed)}?`
      : 'Write only its name, for example plumber.',
  // If search engines are told less than the trade.
  warning: (typed) => {
    if (findTrade(typed) || parseTrade(typed) || readTrade(typed, languages[0]).kind !== GENERAL)
      return undefined;
    const others = everydayTrades.filter(({ type }) => type !== GENERAL).map(({ names: [name] }) => name);
    return `Search engines are told only that you work on homes. If one of these fits better, write it: ${others.join(', ')}.`;
  },
};

/** The trade whose name differs from what was typed by one typo; but a “fencer” is no misspelled “fence”. */
function misspelledTrade(typed: string): string | undefined {
  const isMeant = (name: string) =>
    typed.length > 5 && name.at(-1) === typed.toLowerCase().at(-1) && isTypo(typed, name);
  return findTrade(typed) ? undefined : everydayTrades.flatMap(({ names }) => names).find(isMeant);
}

/** By the ids of everyday trades: a name for the business (`who`) and for what it does (`work`). */
type Trades = Readonly<Record<string, { who: string; work: string }>>;

const GENERAL = 'HomeAndConstructionBusiness';

/** The names of a trade in a language, and its type at schema.org. Other words than the usual names are kept. */
export function readTrade(typed: string, language: Language) {
  // The last word of “Piano movers” is a known trade.
  const last = findTrade(/\S+$/.exec(typed)?.[0] ?? '');
  const { id = '', type = last?.type ?? GENERAL, name = '', isOnly = false } = findTrade(typed) ?? {};
  const called = (readTypedYaml(readTemplate(language, 'trades.yaml')) as Trades)[id];
  // The first letters tell “painting” of a painter from “tile setter” of a flooring contractor, which is too general a name.
  const isUsualName = isOnly && `${id} ${called?.who}`.toLowerCase().includes(name.slice(0, 4));
  const names = language !== languages[0] || isUsualName ? called : undefined;
  const who = capitalized(typed);
  return { who, work: who, ...names, kind: parseTrade(typed) ?? type, isKnownTrade: names !== undefined };
}
