import { z } from 'zod';
import type { KindNote } from '../fields/kind';
import { nearest } from '../fields/nearest';
import type { Source } from '../read/Source';
import type { Problem } from '../report/Problem';
import { placeOf } from './placeOf';

type Issue = z.core.$ZodIssue;

/** One finding of a schema in the owner's words, at its line. */
export function explainIssue(
  issue: Issue,
  source: Source,
  base: string,
  schema: z.ZodType,
  otherNames: readonly string[],
): Problem[] {
  if (issue.code === 'invalid_union') return [unionProblem(issue, source, base)];
  const at = [base, ...issue.path.map(String)].filter((part) => part !== '').join('.');
  if (issue.code === 'unrecognized_keys') {
    const names = [...namesAt(schema, issue.path), ...(issue.path.length === 0 ? otherNames : [])];
    return issue.keys.map((key) => unknownName(source, at, key, names));
  }
  const { code, message, instead } = wordsFor(issue, schema);
  const place = placeOf(source, at);
  const written = source.lines[place.line - 1] ?? '';
  const old = typeof issue.input === 'string' ? issue.input : undefined;
  const fix =
    instead !== undefined && old && written.includes(old)
      ? { line: place.line, text: written.replace(old, instead) }
      : null;
  return [{ file: source.file, ...place, field: at, severity: 'error', code, message, fix }];
}

function unionProblem(issue: Issue, source: Source, base: string): Problem {
  const at = [base, ...issue.path.map(String)].filter((part) => part !== '').join('.');
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
  const [first = key, ...rest] = key.split(' ');
  const meant = nearest(first, names);
  const suggestion = meant ? [meant, ...rest].join(' ') : undefined;
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
    fix: suggestion ? { line: place.line, text: written.replace(key, suggestion) } : null,
  };
}

interface Words {
  code: string;
  message: string;
  instead?: string;
}

function wordsFor(issue: Issue, schema: z.ZodType): Words {
  if (issue.code === 'custom') {
    const { code = 'value', instead } = (issue.params ?? {}) as { code?: string; instead?: string };
    return { code, message: issue.message, instead };
  }
  if (issue.code === 'invalid_type') return wrongShape(issue, schema);
  if (issue.code === 'too_small' || issue.code === 'too_big') return wrongLength(issue);
  return { code: 'value', message: 'This value does not fit here.' };
}

function wrongShape(issue: z.core.$ZodIssueInvalidType, schema: z.ZodType): Words {
  const name = String(issue.path.at(-1) ?? '');
  if (issue.input === undefined) return missing(name, noteAt(schema, issue.path));
  if (issue.expected === 'string')
    return {
      code: 'text-wanted',
      message: `“${name}” takes a single text, not a list or a group of fields.`,
    };
  if (issue.expected === 'array') {
    return {
      code: 'list-wanted',
      message: `“${name}” takes a list: one entry a line, each beginning with a hyphen and a space.`,
    };
  }
  return {
    code: 'group-wanted',
    message: `“${name}” takes a group of fields: each on its own line below it, indented by two spaces.`,
  };
}

function missing(name: string, note: KindNote | undefined): Words {
  const about = note?.about ? ` ${note.about}` : '';
  const example = note?.example ? ` For example: ${name}: ${note.example}` : '';
  return { code: 'missing', message: `“${name}” is missing.${about}${example}` };
}

function wrongLength(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Words {
  const wanted = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const found = Array.isArray(issue.input) ? issue.input.length : 0;
  const exact = 'exact' in issue && issue.exact;
  return exact
    ? { code: 'list-length', message: `Exactly ${wanted} entries belong here; there are ${found}.` }
    : { code: 'list-empty', message: 'At least one entry belongs here.' };
}

/** The schema of a field, seen through optional and list wrappers. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let here: z.ZodType | undefined = schema;
  for (const part of path) {
    here = unwrap(here);
    if (here instanceof z.ZodObject) here = here.shape[String(part)] as z.ZodType | undefined;
    else if (here instanceof z.ZodArray) here = here.element as z.ZodType;
    else return undefined;
  }
  return here;
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const here = unwrap(schemaAt(schema, path));
  return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
}

function noteAt(schema: z.ZodType, path: readonly PropertyKey[]): KindNote | undefined {
  return unwrap(schemaAt(schema, path))?.meta() as KindNote | undefined;
}
