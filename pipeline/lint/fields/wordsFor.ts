import type { z } from 'zod';
import { explainExcess } from '../source/unreadable';
import { namesAt, noteAt } from './schemaAt';

type Issue = z.core.$ZodIssue;

interface Words {
  code: string;
  message: string;
  /** What to write instead of the value, where it can be known. */
  instead?: string;
}

interface Where {
  /** Its full name: `hero.buttons.1`. */
  field: string;
  /** Of a field that is missing, the line of its group, 1 for the file itself. */
  line: number;
  /** Whether its name stands on that line. */
  stands: boolean;
}

/** One finding of a schema in the owner's words. */
export function wordsFor(issue: Issue, schema: z.ZodType, where: Where): Words {
  if (issue.code === 'custom') {
    const { code = 'value', instead } = (issue.params ?? {}) as { code?: string; instead?: string };
    const isExcess = code === 'too-deep' || code === 'too-much';
    const message = isExcess ? explainExcess(issue.message) : issue.message;
    return { code, message, instead };
  }
  if (issue.code === 'invalid_type') return wrongShape(issue, schema, where);
  if (issue.code === 'too_small' || issue.code === 'too_big') return wrongLength(issue);
  return { code: 'value', message: 'This value does not fit here.' };
}

function wrongShape(issue: z.core.$ZodIssueInvalidType, schema: z.ZodType, where: Where): Words {
  const name = nameOf(where.field);
  if (issue.input === undefined) return missing(issue.path, schema, name, where);
  if (issue.expected === 'string') {
    return { code: 'text-wanted', message: `${name} takes a single text, not a list or a group of fields.` };
  }
  return issue.expected === 'array'
    ? {
        code: 'list-wanted',
        message: `${name} takes a list${listWords(namesAt(schema, [...issue.path, 0]))}`,
      }
    : { code: 'group-wanted', message: `${name} takes a group of fields${groupWords(issue.path, schema)}` };
}

function listWords(names: readonly string[]): string {
  return names.length > 0
    ? `. Each entry begins with a hyphen and has these fields, one a line: ${names.join(', ')}.`
    : ': one entry a line, each beginning with a hyphen and a space.';
}

function groupWords(path: readonly PropertyKey[], schema: z.ZodType): string {
  const names = namesAt(schema, path).join(', ');
  return typeof path.at(-1) === 'number'
    ? `, one a line: ${names}.`
    : ': each on its own line below it, indented by two spaces.';
}

/** `“title”`, or `Entry 2 of “buttons”`. */
function nameOf(field: string): string {
  const [last = '', above] = field.split('.').reverse();
  return /^\d+$/.test(last) ? `Entry ${Number(last) + 1} of “${above}”` : `“${last}”`;
}

function missing(
  path: readonly PropertyKey[],
  schema: z.ZodType,
  name: string,
  { line, stands }: Where,
): Words {
  const { about } = noteAt(schema, path) ?? {};
  const shown = exampleOf(path, schema);
  const place = line === 1 ? 'Add it between the two lines of ---' : `Add it below line ${line}`;
  const where = stands && line > 1 ? `Write it on line ${line}` : place;
  const message = [`${name} is missing.`, about, shown ? `${where}: ${shown}` : `${where}.`];
  return { code: 'missing', message: message.filter(Boolean).join(' ') };
}

/** A field with a value, as it is written. */
function exampleOf(path: readonly PropertyKey[], schema: z.ZodType): string | undefined {
  const { example } = noteAt(schema, path) ?? {};
  const last = path.at(-1);
  if (example) return typeof last === 'number' ? `- ${example}` : `${String(last)}: ${example}`;
  const entry = noteAt(schema, [...path, 0])?.example;
  return entry && `${String(last)}: and on the line below it, two spaces further right: - ${entry}`;
}

function wrongLength(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Words {
  const wanted = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const found = Array.isArray(issue.input) ? issue.input.length : 0;
  const exact = 'exact' in issue && issue.exact;
  return exact
    ? { code: 'list-length', message: `Exactly ${wanted} entries belong here; there are ${found}.` }
    : { code: 'list-empty', message: 'At least one entry belongs here.' };
}
