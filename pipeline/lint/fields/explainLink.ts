import { adviceOn, readingsOf } from '../../kinds/kind';
import { linkKind } from '../../kinds/link';
import { type Range, rangeOnLine } from '../../passages/Range';
import type { Fault } from '../../source/Source';
import type { Document } from '../Document';
import { splitAtValue } from '../layout/quoting';
import type { Explanation } from './faults';
import { noteAt } from './schema';

/** What to say of a link that cannot be parsed. */
export function explainLink(text: string, example: string): Explanation {
  const context = { note: { example } };
  // A link is right by itself, and needs quotation marks.
  const expected = readingsOf(linkKind, text, context).find((each) => each !== text);
  return { reason: adviceOn(linkKind, text, context).advice, expected };
}

export interface FaultyLink extends Pick<Fault, 'field' | 'input'> {
  /** Where a colon has made a group of it. */
  split?: Range;
}

/** The links that could not be parsed, with those that a colon has made a group of. */
export const faultyLinks = (document: Document): FaultyLink[] =>
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
