import { adviceOn, type Context, isTwo, type Kind, readingsOf } from '../../kinds/kind';
import { linkKind } from '../../kinds/link';
import { rangeOfField } from '../../passages/fieldRange';
import { type Range, rangeOnLine } from '../../passages/Range';
import type { Fault } from '../../source/Source';
import type { Document } from '../Document';
import { type Problem, write } from '../finding';
import { splitAtValue } from '../layout/quoting';
import type { Report } from '../rule';
import { listLike, listSome, nearest } from '../suggest';
import { faultsOf } from './faults';
import { noteAt } from './schema';

/** The rule that explains values of a kind. */
export const idOf = ({ name, rule = name.replaceAll(' ', '-') }: Kind): string => rule;

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
  return {
    rule,
    range: split ?? rangeOfField(source, field),
    says,
    data: { typed, ...options },
    fix: write(split ?? rangeOfField(source, field, 0), text, isSure ? 'sure' : undefined),
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

/** What to say of a link that cannot be parsed. */
export function explainLink(text: string, example: string): Problem {
  const context = { note: { example } };
  // A link is right by itself, and needs quotation marks.
  const expected = readingsOf(linkKind, text, context).find((each) => each !== text);
  return { advice: adviceOn(linkKind, text, context).advice, expected };
}

interface FaultyLink extends Pick<Fault, 'field' | 'input'> {
  /** Where a colon has made a group of it. */
  split?: Range;
}

/** The links that could not be parsed, with those that a colon has made a group of. */
const faultyLinks = (document: Document): FaultyLink[] =>
  document.faults.flatMap((fault): FaultyLink | FaultyLink[] =>
    fault.ruleId === 'link' ? [fault] : (splitLink(document, fault) ?? []),
  );

function splitLink(document: Document, { ruleId, field, place }: Fault): FaultyLink | undefined {
  if (ruleId !== 'text-wanted' || noteAt(document, field).kind !== 'link') return undefined;
  const { source } = document;
  const { before, value } = splitAtValue(source.lines[place.line - 1] ?? '', true);
  return { field, input: value, split: { ...rangeOnLine(source, place.line, before.length + 1), field } };
}

/** Whether a colon turned a link into a group and the link is still certain. */
export function isSplitLink(document: Document, fault: Fault): boolean {
  const link = splitLink(document, fault);
  const { example = '' } = noteAt(document, fault.field);
  return link !== undefined && explainLink(String(link.input), example).expected !== undefined;
}
