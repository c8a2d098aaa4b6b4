import { adviceOn, type Context, describeAmbiguity, type Kind, readingsOf } from '../../kinds/kind';
import { linkKind } from '../../kinds/link';
import type { Fault } from '../../source/Source';
import { type Document, rangeAt } from '../Document';
import { type Problem, write } from '../finding';
import type { Report } from '../rule';
import { listLike, listSome, nearest } from '../suggest';
import { faultsOf } from './faults';
import { metaAt } from './fieldSchema';

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

function explainFault(document: Document, kind: Kind, { field, input }: Fault) {
  const typed = String(input);
  const meta = metaAt(document, field);
  const name = field.slice(field.lastIndexOf('.') + 1);
  const { rule, says, text, isSure } = explain(kind, typed, { meta, name });
  const options = meta.options && {
    options: listLike(typed, meta.options, 'FIELDS.md'),
    some: listSome(meta.options),
  };
  return {
    rule,
    range: rangeAt(document, field),
    says,
    data: { typed, ...options },
    fix: write(rangeAt(document, field, 0), text, isSure ? 'sure' : undefined),
  };
}

/** Explains a value by its possible meanings. */
function explain(kind: Kind, typed: string, context: Context) {
  const [reading, other] = meaningsOf(kind, typed, context);
  const { format = (text: string) => text, isSure } = kind;
  if (reading !== undefined && other !== undefined)
    return { rule: idOf(kind), says: { advice: describeAmbiguity(typed, format(reading), format(other)) } };
  const found = adviceOn(kind, typed, { ...context, reading });
  const {
    rule = idOf(kind),
    advice,
    guess,
    adviceInForm = found.rule ? undefined : kind.adviceInForm,
  } = found;
  const text = reading ?? guess;
  return {
    rule,
    says: { advice, adviceInForm },
    text,
    isSure: reading !== undefined && isSure?.(typed, reading),
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
