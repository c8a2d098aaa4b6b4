import { numberNamed } from '../../../fields/typed';
import { memoize } from '../../../model/memoize';
import type { TypeName } from '../../../model/Site';
import type { Now } from '../../../model/showing';
import { type Document, isOfType } from '../../Document';
import type { Finding, SiteInput } from '../../rule';
import type { Passage } from './passages';

/** What a text or a field says of something that is said elsewhere too. `value` is JSON. */
export interface Statement<Value = unknown> {
  value: Value;
  /** As written. */
  actual: string;
  /** From 1. */
  line: number;
}

export type Read<Value> = Omit<Statement<Value>, 'line'> & { index: number };

/** One kind of statement: where texts make it, and what it is compared with. */
export interface StatementKind<Value = unknown> {
  id: string;
  /** The types of files whose texts are read for it. */
  types: readonly TypeName[];
  /** Whether it is compared with its own file only. */
  isOfFile?: boolean;
  /** What a text must contain to be read. */
  sign: RegExp;
  readText(passage: Passage): Read<Value>[];
  /** What it contradicts. Nothing if it agrees, or if nothing is said of it elsewhere. */
  contradicted(statement: Statement<Value>, document: Document, site: SiteInput): Finding | undefined;
}

/** What the fields of a file contradict, in the file itself or elsewhere. */
export type FieldCheck = (document: Document, site: SiteInput) => Finding[];

export const ofBusiness = memoize(
  (documents: readonly Document[]) => documents.find(isOfType('business'))?.fields ?? {},
);

/** The year in which the business was founded, unless it is reported as one that has not come. */
export function foundedIn(documents: readonly Document[], { today }: Now): number | undefined {
  const { founded } = ofBusiness(documents);
  return founded && founded <= Number(today.slice(0, 4)) ? founded : undefined;
}

/** The files in which the business speaks of itself. */
export const OWN_FILES: readonly TypeName[] = ['page', 'service', 'area', 'business', 'navigation'];

/** The name of the file that messages show for the facts of the business. */
export const BUSINESS = 'business.md';

/** That a text and another place give two values. `where` is the other place. */
export const differs = (actual: string, where: string, value: string | number): string =>
  `This says “${actual.replace(/\s+/g, ' ')}”, but ${where} says ${value}. Correct the one that is wrong.`;

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** `48,000`, `2.5`, `three` or `a` as a number. */
export function readNumber(text: string): number | undefined {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''));
  const word = text.toLowerCase();
  if (word === 'a' || word === 'an') return 1;
  const small = numberNamed(word);
  const tens = TENS.indexOf(word);
  return small > 0 ? small : tens >= 0 ? 10 * (tens + 2) : undefined;
}

/** What any of the patterns finds in a text. */
export const matchAll = (patterns: readonly RegExp[], text: string): RegExpExecArray[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
