import { monthNumber } from '../../../fields/calendar';
import type { Duration } from '../../../fields/duration';
import { formatMoney, type Money } from '../../../fields/money';
import { isoMonth } from '../../../fields/month';
import { isOfType } from '../../Document';
import { isUsualCost, isUsualDuration } from '../projectFacts';
import { type Passage, sentenceAt } from './passages';
import { differs, type Read, readNumber, type StatementKind } from './StatementKind';

const BRIEF = /^(?:title|description|label)$/;
const isBrief = ({ key, group }: Passage) => key === group && BRIEF.test(key);

const ABOUT = String.raw`(?:(?:just|only|about|around|roughly|nearly|almost|exactly|some|(?:just |a little )?(?:over|under)|(?:less|more) than)\s+)`;
const JOB = String.raw`\b(?:job|project|work|remodel|renovation|kitchen|bath|bathroom|basement|cellar|addition|repair|(?:the|this) (?:whole|entire) \w+|everything|all of it|it all)`;

const DOLLARS = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d)?)(?:\s?(k|thousand)\b)?`;
const AMOUNT = new RegExp(String.raw`\$\s?${DOLLARS}(?:\s*(?:-|–|to|and)\s*\$?\s?${DOLLARS})?`, 'g');
const COST_BEFORE = new RegExp(
  String.raw`(?:${JOB}|\b(?:total|price|bill|invoice|final cost|cost))\b[^.!?$]{0,30}?\s(?:cost|costs|came to|came in at|was|were|is|ran|ran to|of|at|paid|for)\s+${ABOUT}?$`,
  'i',
);
const COST_AFTER =
  /^,? (?:in all|in total|all in|total|altogether|for the (?:whole|entire|job|project|work))\b/i;
/** Not what the job cost. */
const OTHER_AMOUNT =
  /\b(?:would|could|might|another|extra|more|sav(?:ed?|ing)|less|instead|rather|estimate[ds]?|quoted?|bids?|offer(?:ed|s)?|deposit|permits?|each|apiece|fee|allowance|tax|grant|rebate|cheaper|tiles?|cabinets?|counters?|labor|materials?|fixtures?|appliances?|windows?|budget|planned|per|off)\b/i;

const inDollars = (digits: string, unit = ''): number =>
  Math.round(Number(digits.replaceAll(',', '')) * (unit ? 1000 : 1));

const cost: StatementKind<Money> = {
  id: 'cost',
  isOfFile: true,
  types: ['project'],
  sign: /\$\s?\d/,
  readText: (passage) =>
    [...passage.text.matchAll(AMOUNT)].flatMap(
      ({ 0: actual, 1: first = '', 2: k, 3: last = first, 4: unit, index }) => {
        const before = passage.text.slice(Math.max(0, index - 120), index);
        const after = passage.text.slice(index + actual.length);
        const isOfJob = isBrief(passage) || COST_BEFORE.test(before) || COST_AFTER.test(after);
        if (!isOfJob || OTHER_AMOUNT.test(sentenceAt(passage.text, index))) return [];
        const value = { low: inDollars(first, k ?? unit), high: inDollars(last, unit ?? k) };
        return [{ value, actual, index }];
      },
    ),
  contradicted({ value, actual }, document) {
    const known = isOfType('project')(document) ? document.fields : {};
    if (!known.cost || !isUsualCost(known.cost)) return undefined;
    if (!known.costShown)
      return {
        reason: `“${actual}” tells what the job cost, and its cost is private. Delete the amount here, or add the line “costShown: yes”.`,
        inForm: `“${actual}” tells what the job cost. Leave the amount out here, or choose to show the cost to visitors.`,
      };
    const isSame = value.low >= known.cost.low * 0.95 && value.high <= known.cost.high * 1.05;
    return isSame
      ? undefined
      : { reason: differs(actual, 'the line “cost:” of this file', formatMoney(known.cost)) };
  },
};

type Took = Duration & { isAbout: boolean; isWorking: boolean };

const TIME =
  /\b(\d+(?:\.5)?|[a-z]+)(?:\s*(?:-|–|to|or)\s*(\d+(?:\.5)?|[a-z]+))?[\s-]+(?:(working|business|full|short|long|good)\s+)?(day|week|month)s?\b/gi;
const TIME_BEFORE = new RegExp(
  String.raw`(?:${JOB}\s+(?:itself |here |all |only |just )*(?:took|lasted|ran|ran for)\s+(?:us |them )?|\b(?:finished|completed|done|wrapped up|ready)\s+(?:it |everything |the \w+ )?(?:in|within|after)\s+)${ABOUT}?$`,
  'i',
);
const TIME_BRIEF = new RegExp(String.raw`\b(?:in|took|within|over|lasted)\s+${ABOUT}?$`, 'i');
const TIME_AFTER = /^ (?:from (?:start|first|demolition|demo)\b|on site\b|in all\b|altogether\b|of work\b)/i;
/** Not how long the work took. */
const OTHER_TIME =
  /^ (?:to (?!finish|build|complete)|for |before |later|ago|early|late|apart|each|of (?!work))/i;
const IS_ABOUT = new RegExp(`${ABOUT}$`, 'i');

const time: StatementKind<Took> = {
  id: 'time',
  isOfFile: true,
  types: ['project'],
  sign: /\b(?:days?|weeks?|months?)\b/i,
  readText: (passage) =>
    [...passage.text.matchAll(TIME)].flatMap((match): Read<Took>[] => {
      const [all, first = '', last = first, kind, unit = ''] = match;
      const [low, high] = [readNumber(first), readNumber(last)];
      const before = passage.text.slice(Math.max(0, match.index - 120), match.index);
      const after = passage.text.slice(match.index + all.length);
      const isOfJob =
        TIME_BEFORE.test(before) || TIME_AFTER.test(after) || (isBrief(passage) && TIME_BRIEF.test(before));
      if (!low || !high || !isOfJob || OTHER_TIME.test(after)) return [];
      const value = {
        ...{ low, high, unit: unit.toLowerCase() as Duration['unit'] },
        ...{ isAbout: IS_ABOUT.test(before), isWorking: kind === 'working' || kind === 'business' },
      };
      return [{ value, actual: all, index: match.index }];
    }),
  contradicted({ value, actual }, document) {
    const took = isOfType('project')(document) ? document.fields.took : undefined;
    if (!took || !isUsualDuration(took) || isSameTime(value, took)) return undefined;
    const known = `${took.low === took.high ? '' : `${took.low}-`}${took.high} ${took.unit}${took.high === 1 ? '' : 's'}`;
    return { reason: differs(actual, 'the line “took:” of this file', known) };
  },
};

const DAYS = { day: 1, week: 7, month: 30.4 };

/** Weeks of work have five days, or seven. */
function isSameTime(value: Took, took: Duration): boolean {
  const isSameUnit = value.unit === took.unit && !value.isAbout;
  const slack = isSameUnit ? 1 : 1.25;
  const units =
    value.unit === 'day' || took.unit === 'day' ? [DAYS, { ...DAYS, week: 5, month: 22 }] : [DAYS];
  return units.some((days) => {
    const [low, high] = [value.low * days[value.unit], value.high * days[value.unit]];
    return high * slack >= took.low * days[took.unit] && low <= took.high * days[took.unit] * slack;
  });
}

const MONTH = String.raw`(?:(January|February|March|April|May|June|July|August|September|October|November|December) (?:of )?|(?:spring|summer|fall|autumn|winter) (?:of )?)?(20\d\d)\b`;
const FINISHED = new RegExp(
  String.raw`\b(?:finished|completed|complete|wrapped up|done|handed over)\b[^.!?]{0,25}? (?:in|by|at the end of) (?:the |early |late |mid-)*${MONTH}`,
  'gi',
);
const IN_YEAR = new RegExp(String.raw`(?:^|\b(?:in|,)\s+|[,(–-] ?)(?:the |early |late )*${MONTH}`, 'gi');

/** When a job was finished: `2024`, or `2024-03`. */
const month: StatementKind<string> = {
  id: 'month',
  isOfFile: true,
  types: ['project'],
  sign: /\b20\d\d\b/,
  readText: (passage) =>
    [...passage.text.matchAll(isBrief(passage) ? IN_YEAR : FINISHED)].flatMap(
      ({ 0: all, 1: name, 2: year = '', index }) => {
        const actual = name ? `${name} ${year}` : year;
        const value = name ? isoMonth(Number(year), monthNumber(name)) : year;
        return [{ value, actual, index: index + Math.max(0, all.lastIndexOf(name ?? year)) }];
      },
    ),
  contradicted({ value, actual }, document) {
    const finished = isOfType('project')(document) ? document.fields.finished : undefined;
    if (!finished || finished.startsWith(value)) return undefined;
    return { reason: differs(actual, 'the line “finished:” of this file', finished) };
  },
};

export const jobStatements: readonly StatementKind[] = [cost, time, month];
