import { capitalized } from '../../pipeline/kinds/names';
import { everydayTrades, findTrade, parseTrade } from '../../pipeline/kinds/trade';
import { type Language, languages } from '../../pipeline/labels/labels';
import { readYaml } from '../../pipeline/source/plainYaml';
import { readTemplate } from './templates';

/** By the ids of everyday trades: a name for the business (`who`) and for what it does (`work`). */
const readTrades = (language: Language) =>
  readYaml(readTemplate(language, 'trades.yaml')) as Readonly<Record<string, { who: string; work: string }>>;

const GENERAL = 'HomeAndConstructionBusiness';

/** A comment after a trade: `(residential)`, `- int & ext`. */
const NOTE = /\s*(?:\(.*\)|\s[-–—]\s.*)$/s;

/** The names of a trade in a language, and its type at schema.org. An unknown trade keeps its typed name. */
export function readTrade(answer: string, language: Language) {
  const typed = answer.replace(NOTE, '');
  // The last word of “Piano movers” is a known trade.
  const { type = GENERAL } = findTrade(/\S+$/.exec(typed)?.[0] ?? '') ?? {};
  const { id = '', type: kind = parseTrade(typed) ?? type, name = '' } = findTrade(typed) ?? {};
  const called = readTrades(language)[id];
  // “Tile setter” keeps its name, because “flooring contractor” is too general.
  const isCalled =
    language !== languages[0] || `${id} ${called?.who}`.toLowerCase().includes(name.slice(0, 4));
  const names = isCalled ? called : undefined;
  const who = capitalized(typed);
  return { who, work: who, ...names, kind, isKnownTrade: names !== undefined };
}

/** A warning if a trade is unknown, or if the site shows only a part of the answer. */
export function tradeWarning(typed: string): string | undefined {
  const shown = typed.replace(NOTE, '');
  if (shown !== typed) return `The site shows only “${shown}”.`;
  if (findTrade(typed)?.isOnly || parseTrade(typed)) return undefined;
  const { who, isKnownTrade, kind } = readTrade(typed, languages[0]);
  if (isKnownTrade) return `The site names only one trade: ${who}.`;
  const others = everydayTrades.filter(({ type }) => type !== GENERAL).map(({ names: [name] }) => name);
  const advice = `Search engines are told only that you work on homes. If one of these fits better, write it: ${others.join(', ')}.`;
  return kind === GENERAL ? advice : undefined;
}
