import { capitalized } from '../../pipeline/kinds/names';
import { everydayTrades, findTrade, parseTrade } from '../../pipeline/kinds/trade';
import { type Language, languages } from '../../pipeline/labels/labels';
import { readYaml } from '../../pipeline/source/plainYaml';
import { readTemplate } from './templates';

/** What businesses of everyday trades are called, and what they do. */
const readTrades = (language: Language) =>
  readYaml(readTemplate(language, 'trades.yaml')) as Readonly<Record<string, { who: string; work: string }>>;

const GENERAL = 'HomeAndConstructionBusiness';

/** What is said behind a trade: `(residential)`, `- int & ext`. */
const NOTE = /\s*(?:\(.*\)|\s[-–—]\s.*)$/s;

/** A trade in the words of the language, with its type at schema.org. One that nobody knows is called as it was typed. */
export function readTrade(answer: string, language: Language) {
  const typed = answer.replace(NOTE, '');
  // “Piano movers” are movers.
  const { type = GENERAL } = findTrade(/\S+$/.exec(typed)?.[0] ?? '') ?? {};
  const { id = '', type: kind = parseTrade(typed) ?? type, name = '' } = findTrade(typed) ?? {};
  const called = readTrades(language)[id];
  // A tile setter is not called a flooring contractor.
  const isCalled =
    language !== languages[0] || `${id} ${called?.who}`.toLowerCase().includes(name.slice(0, 4));
  const known = isCalled ? called : undefined;
  const who = capitalized(typed);
  return { who, work: who, ...known, kind, isKnownTrade: known !== undefined };
}

/** What to say of a trade that is not known, or of which the site names only a part. */
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
