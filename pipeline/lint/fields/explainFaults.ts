import type { z } from 'zod';
import type { Fault, Raw, Source } from '../../source/Source';
import type { Problem } from '../Problem';
import { emptyFields } from './emptyFields';
import { explainIssue, MOST, namesHere } from './explainIssue';
import type { FieldNames } from './FieldNames';
import { meantName, ownerOf } from './unknownName';

interface Read {
  source: Source;
  /** Fields of which all that is wrong is explained by the layout of their lines. */
  uncertain: Set<string>;
}

interface Part {
  base: string;
  raw: Raw;
  schema: z.ZodType;
}

/** What the loader could not read of the own fields or a section, in words, at their lines. */
export function explainFaults(
  { source, uncertain }: Read,
  { base, raw, schema }: Part,
  faults: readonly Fault[],
  known: FieldNames,
): Problem[] {
  const empties = emptyFields(source, base, raw, schema);
  const issues = faults.flatMap(({ issue, base: own }) => (issue && own === base ? [issue] : []));
  const misspelt = new Set(
    issues.flatMap((issue) => meantBy(issue, { source, uncertain }, base, schema, known)),
  );
  const strange = new Set(issues.flatMap((issue) => strangeGroup(issue, base)));
  const problems = issues
    .filter((issue) => !(isMissing(issue) && strange.has(issue.path.slice(0, -1).join('.'))))
    .filter((issue) => !(isMissing(issue) && misspelt.has(issue.path.join('.'))))
    .filter((issue) => !isUncertain(issue, base, uncertain))
    .flatMap((issue) => explainIssue(issue, source, base, schema, known));
  return [...problems, ...empties].sort((a, b) => a.line - b.line);
}
/** The fields that misspelt and misplaced names were meant for: these are not missing as well. */
function meantBy(
  issue: z.core.$ZodIssue,
  { source, uncertain }: Read,
  base: string,
  schema: z.ZodType,
  known: FieldNames,
): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const names = namesHere(schema, issue.path, base, known);
  const at = [base, ...issue.path].filter((part) => part !== '').join('.');
  return issue.keys.slice(0, MOST).flatMap((key) => {
    const owner = ownerOf(source, at, key, known);
    if (owner) uncertain.add(owner);
    const meant = owner === undefined ? meantName(source, at, key, names) : undefined;
    return meant ? [[...issue.path, meant].join('.')] : [];
  });
}

/** A group of which no name is known: what is missing in it is told by its names. */
function strangeGroup(issue: z.core.$ZodIssue, base: string): string[] {
  if (issue.code !== 'unrecognized_keys' || (base === '' && issue.path.length === 0)) return [];
  const written = Object.keys(issue.input ?? {});
  return written.length === issue.keys.length ? [issue.path.join('.')] : [];
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.input === undefined;
}

/** Told already by what was wrong with the layout. */
function isUncertain(issue: z.core.$ZodIssue, base: string, uncertain: ReadonlySet<string>): boolean {
  if (uncertain.size === 0) return false;
  const path = [base, ...issue.path.map(String)].filter((part) => part !== '');
  const group = path.slice(0, -1).join('.');
  return uncertain.has(path.join('.')) || (isMissing(issue) && uncertain.has(group));
}
