import { dayKind } from '../../../kinds/dates';
import { durationKind } from '../../../kinds/duration';
import { adviceOn, type Context, isTwo, type Kind, readingsOf } from '../../../kinds/kind';
import { kinds } from '../../../kinds/kinds.generated';
import { linkKind } from '../../../kinds/link';
import { moneyKind } from '../../../kinds/money';
import { monthKind } from '../../../kinds/month';
import { numberKind } from '../../../kinds/number';
import { rangeOfField } from '../../../passages/fieldRange';
import type { Document } from '../../Document';
import { type FaultyLink, faultyLinks } from '../../fields/explainLink';
import { faultsOf } from '../../fields/faults';
import { noteAt } from '../../fields/schema';
import { write } from '../../finding';
import { type Report, type Rule, rule } from '../../rule';
import { listLike, listSome, nearest } from '../../suggest';

const idOf = ({ name, rule = name.replaceAll(' ', '-') }: Kind): string => rule;

/** A check of values of some kinds that could not be parsed; of these, it reports those that the rule of this id explains. */
export function checkKinds(id: string, ...wanted: readonly Kind[]) {
  return (document: Document, report: Report): void => {
    for (const kind of wanted)
      for (const fault of faultsOfKind(document, kind)) {
        const { rule, ...finding } = explainFault(document, kind, fault);
        // Where a colon has made a group of a link, only what is certain is said.
        if (rule === id && (finding.fix || !fault.split)) report(finding);
      }
  };
}

const faultsOfKind = (document: Document, kind: Kind): FaultyLink[] =>
  kind === linkKind ? faultyLinks(document) : faultsOf(document, kind.name);

function explainFault({ type, source }: Document, kind: Kind, { field, input, split }: FaultyLink) {
  const typed = String(input);
  const note = noteAt({ type, source }, field);
  const name = field.slice(field.lastIndexOf('.') + 1);
  const { rule, says, text, isSure } = explain(kind, typed, { note, name });
  const options = note.options && {
    options: listLike(typed, note.options, 'FIELDS.md'),
    some: listSome(note.options),
  };
  // What is to be written in quotes replaces the quotes too.
  const isQuoted = text?.startsWith('#');
  const place = split ?? rangeOfField(source, field, isQuoted ? undefined : 0);
  return {
    rule,
    range: split ?? rangeOfField(source, field),
    says,
    data: { typed, ...options },
    fix:
      text === undefined
        ? undefined
        : write(place, isQuoted ? `"${text}"` : text, isSure ? 'sure' : undefined),
  };
}

/** What a text means, and what to write where it is not one thing. */
function explain(kind: Kind, typed: string, context: Context) {
  const [reading, other] = meaningsOf(kind, typed, context);
  const { format = (text: string) => text, isSure } = kind;
  if (reading !== undefined && other !== undefined)
    return { rule: idOf(kind), says: { advice: isTwo(typed, format(reading), format(other)) } };
  const found = adviceOn(kind, typed, { ...context, reading });
  const { rule = idOf(kind), advice, guess, inForm = found.rule ? undefined : kind.inForm } = found;
  const text = reading ?? guess;
  return { rule, says: { advice, inForm }, text, isSure: reading !== undefined && isSure?.(typed, reading) };
}

/** Of a text that cannot be read, the meaning of the known name that is most like it. */
function meaningsOf(kind: Kind, typed: string, context: Context): string[] {
  const readings = readingsOf(kind, typed, context).filter((each) => each !== typed);
  if (readings.length > 0) return readings;
  const name = nearest(typed, kind.names?.(context.note) ?? []);
  return name === undefined ? [] : readingsOf(kind, name, context);
}

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
