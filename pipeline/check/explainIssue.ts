import type { z } from 'zod';
import { nearest } from '../fields/nearest';
import { needsQuotes } from '../read/needsQuotes';
import { quotedLine } from '../read/quotedLine';
import type { Source } from '../read/Source';
import type { Problem } from '../report/Problem';
import { placeOf } from './placeOf';
import { namesAt } from './schemaAt';
import { wordsFor } from './wordsFor';

type Issue = z.core.$ZodIssue;

/** One finding of a schema in the owner's words, at its line. */
export function explainIssue(
  issue: Issue,
  source: Source,
  base: string,
  schema: z.ZodType,
  otherNames: readonly string[],
): Problem[] {
  const at = [base, ...issue.path.map(String)].filter((part) => part !== '').join('.');
  if (issue.code === 'invalid_union') return [menuProblem(source, at)];
  if (issue.code === 'unrecognized_keys') {
    const names = namesHere(schema, issue.path, otherNames);
    return issue.keys.map((key) => unknownName(source, at, key, names));
  }
  return [valueProblem(issue, source, at, schema)];
}

/** The names that may stand in a group; sections only at the top of a file. */
export function namesHere(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  otherNames: readonly string[],
): string[] {
  return [...namesAt(schema, path), ...(path.length === 0 ? otherNames : [])];
}

function valueProblem(issue: Issue, source: Source, at: string, schema: z.ZodType): Problem {
  const place = placeOf(source, at);
  const written = source.lines[place.line - 1] ?? '';
  const found = { file: source.file, ...place, field: at, severity: 'error' as const };
  const quoted = isSplitText(issue) ? quotedLine(written, typeof issue.path.at(-1) === 'number') : undefined;
  if (quoted) return { ...found, ...needsQuotes(place.line, quoted, written) };
  const { code, message, instead } = wordsFor(issue, schema, at);
  const old = typeof issue.input === 'string' ? issue.input : undefined;
  const fix =
    instead !== undefined && old && written.includes(old)
      ? { line: place.line, text: replaceLast(written, old, instead) }
      : null;
  return { ...found, code, message, fix };
}

/** A text that a colon, a bracket or a brace has turned into something else. */
function isSplitText(issue: Issue): boolean {
  return issue.code === 'invalid_type' && issue.expected === 'string' && issue.input !== undefined;
}

/** The value stands behind the name, which may have the same words. */
function replaceLast(written: string, old: string, instead: string): string {
  const at = written.lastIndexOf(old);
  return written.slice(0, at) + instead + written.slice(at + old.length);
}

function menuProblem(source: Source, at: string): Problem {
  return {
    file: source.file,
    ...placeOf(source, at),
    field: at,
    severity: 'error',
    code: 'menu-entry',
    message: 'Write a link (words -> /address), or a group with a label and its links.',
    fix: null,
  };
}

function unknownName(source: Source, at: string, key: string, names: readonly string[]): Problem {
  const field = at === '' ? key : `${at}.${key}`;
  const place = placeOf(source, field);
  const suggestion = meantName(key, names);
  const written = source.lines[place.line - 1] ?? '';
  return {
    file: source.file,
    ...place,
    field,
    severity: 'error',
    code: 'unknown-name',
    message: suggestion
      ? `There is no field called “${key}” here. Did you mean “${suggestion}”?`
      : `There is no field called “${key}” here. The fields here are: ${names.slice(0, 12).join(', ')}.`,
    fix: suggestion ? { line: place.line, text: written.replace(key, () => suggestion) } : null,
  };
}

/** `cards materials` for `crads materials`. */
export function meantName(key: string, names: readonly string[]): string | undefined {
  const [first = key, ...rest] = key.split(' ');
  const meant = nearest(first, names);
  return meant && [meant, ...rest].join(' ');
}
