import { adviceOn, type Context, describeAmbiguity, type Kind, readingsOf } from '../../kinds/kind';
import { rangeOfText, rangeOfValue } from '../../passages/fieldRange';
import type { Fault } from '../../source/Source';
import type { Document } from '../Document';
import { type Finding, write } from '../finding';
import { listMostSimilar, listSome } from '../lists';
import type { Report } from '../rule';
import { nearest } from '../suggest';
import { faultsOf } from './faults';
import { splitPath } from './fieldPaths';
import { metaAt } from './fieldSchema';

/** The id of the rule that explains values of a kind. */
export const ruleIdOf = ({ rule, name }: Kind): string => rule ?? name.replaceAll(' ', '-');

/** A check that reports values of some kinds that could not be parsed. A kind may leave some of its values to a rule with another id. */
export function checkKinds(id: string, ...kinds: readonly Kind[]) {
  return (document: Document, report: Report): void => {
    for (const kind of kinds)
      for (const fault of faultsOf(document, kind.name)) {
        const { ruleId, ...finding } = explainFault(document, kind, fault);
        if (ruleId === id) report(finding);
      }
  };
}

/** Explains a value by its possible meanings, with the id of the rule that says so. */
function explainFault(document: Document, kind: Kind, { field, input }: Fault): Finding & { ruleId: string } {
  const typed = String(input);
  const meta = metaAt(document, field);
  const context = { meta, name: splitPath(field).name };
  const range = rangeOfValue(document, field);
  const options = meta.options && {
    options: listMostSimilar(typed, meta.options, 'FIELDS.md'),
    some: listSome(meta.options),
  };
  const data = { typed, ...options };
  const [reading, other] = meaningsOf(kind, typed, context);
  if (reading !== undefined && other !== undefined)
    return { ruleId: ruleIdOf(kind), range, ...explainAmbiguity(kind, typed, [reading, other]), data };
  const { rule, advice, guess, adviceInForm } = adviceOn(kind, typed, { ...context, reading });
  // What a form says of this kind is about its own rule.
  const inForm = adviceInForm ?? (rule ? undefined : kind.adviceInForm);
  const isSure = reading !== undefined && kind.isSure?.(typed, reading);
  return {
    ruleId: rule ?? ruleIdOf(kind),
    range,
    advice,
    adviceInForm: inForm,
    data,
    edits: write(rangeOfText(document, field), reading ?? guess),
    kind: isSure ? 'sure' : undefined,
  };
}

function explainAmbiguity(kind: Kind, typed: string, [one, other]: [string, string]) {
  const { format = (text: string) => text } = kind;
  return { advice: describeAmbiguity(typed, format(one), format(other)) };
}

/** The possible meanings of a text, or else those of the most similar known name. */
function meaningsOf(kind: Kind, typed: string, context: Context): string[] {
  const readings = readingsOf(kind, typed, context).filter((each) => each !== typed);
  if (readings.length > 0) return readings;
  const name = nearest(typed, kind.names?.(context.meta) ?? []);
  return name === undefined ? [] : readingsOf(kind, name, context);
}
