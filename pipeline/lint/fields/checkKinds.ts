import { adviceOn, type Context, describeAmbiguity, type Kind, readingsOf } from '../../kinds/kind';
import { linkKind } from '../../kinds/link';
import { rangeOfText, rangeOfValue } from '../../passages/fieldRange';
import type { Fault } from '../../source/Source';
import type { Document } from '../Document';
import { type Finding, type Problem, write } from '../finding';
import type { Report } from '../rule';
import { listLike, listSome, nearest } from '../suggest';
import { faultsOf } from './faults';
import { metaAt, splitPath } from './fieldSchema';

/** The id of the rule that explains values of a kind. */
export const idOf = ({ name, rule = name.replaceAll(' ', '-') }: Kind): string => rule;

/** A check that reports values of some kinds that could not be parsed, if the rule with this id explains them. */
export function checkKinds(id: string, ...wanted: readonly Kind[]) {
  return (document: Document, report: Report): void => {
    for (const kind of wanted)
      for (const fault of faultsOf(document, kind.name)) {
        const { rule, ...finding } = explainFault(document, kind, fault);
        if (rule === id) report(finding);
      }
  };
}

/** Explains a value by its possible meanings, with the id of the rule that says so. */
function explainFault(document: Document, kind: Kind, { field, input }: Fault): Finding & { rule: string } {
  const typed = String(input);
  const meta = metaAt(document, field);
  const context = { meta, name: splitPath(field).name };
  const range = rangeOfValue(document.source, field);
  const options = meta.options && {
    options: listLike(typed, meta.options, 'FIELDS.md'),
    some: listSome(meta.options),
  };
  const data = { typed, ...options };
  const [reading, other] = meaningsOf(kind, typed, context);
  if (reading !== undefined && other !== undefined) {
    const { format = (text: string) => text } = kind;
    const advice = describeAmbiguity(typed, format(reading), format(other));
    return { rule: idOf(kind), range, says: { advice }, data };
  }
  const { rule, advice, guess, adviceInForm } = adviceOn(kind, typed, { ...context, reading });
  const isSure = reading !== undefined && kind.isSure?.(typed, reading);
  return {
    rule: rule ?? idOf(kind),
    range,
    says: { advice, adviceInForm: adviceInForm ?? (rule ? undefined : kind.adviceInForm) },
    data,
    fix: write(rangeOfText(document.source, field), reading ?? guess, isSure ? 'sure' : undefined),
  };
}

/** The possible meanings of a text, or else those of the most similar known name. */
function meaningsOf(kind: Kind, typed: string, context: Context): string[] {
  const readings = readingsOf(kind, typed, context).filter((each) => each !== typed);
  if (readings.length > 0) return readings;
  const name = nearest(typed, kind.names?.(context.meta) ?? []);
  return name === undefined ? [] : readingsOf(kind, name, context);
}

/** Explains a text in place of a link, such as `example`. */
export function explainLink(text: string, example: string): Problem {
  const context = { meta: { example } };
  // A reading equal to the text only needs quotes.
  const expected = readingsOf(linkKind, text, context).find((each) => each !== text);
  return { advice: adviceOn(linkKind, text, context).advice, expected };
}
