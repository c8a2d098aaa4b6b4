import { dayKind, monthKind } from '../../../kinds/dates';
import { durationKind } from '../../../kinds/duration';
import { adviceOn } from '../../../kinds/kind';
import { kinds } from '../../../kinds/kinds.generated';
import { moneyKind } from '../../../kinds/money';
import { numberKind } from '../../../kinds/number';
import { checkKinds, idOf } from '../../fields/checkKinds';
import { type Rule, rule } from '../../rule';

/** Kinds with a rule that looks at well-formed values too. */
const WITH_OWN_RULE = ['link', 'phone', 'email', 'reading time'];

const ofKinds = kinds
  .filter(({ name }) => !WITH_OWN_RULE.includes(name))
  .map((kind) => {
    const { about, isSure } = kind;
    const { advice } = adviceOn(kind, '…', { note: { ...kind } });
    const certainty = isSure ? 'sure' : undefined;
    return rule({
      ...{ id: idOf(kind), kind: certainty, advice, ...(about && { about }) },
      fields: checkKinds(idOf(kind), kind),
    });
  });

/** What is written like a value of these kinds and cannot be one. */
const ofLimits = (
  [
    ['day-impossible', 'The calendar has no such day. Check the month and the day.', dayKind],
    [
      'month-impossible',
      'There is no such month. Write a month from 01 to 12 after the year, for example 2026-05, or its name: May 2026.',
      monthKind,
    ],
    [
      'number-range',
      'Some numbers have limits. Stars, for example, go from 1 to 5. A position in a list, a year and a number of reviews are whole numbers.',
      numberKind,
    ],
    [
      'span-crossed',
      'Of two amounts or two durations, the smaller one comes first.',
      durationKind,
      moneyKind,
    ],
  ] as const
).map(([id, about, ...of]) => rule({ id, about, fields: checkKinds(id, ...of) }));

export const kindRules: readonly Rule[] = [...ofKinds, ...ofLimits];
