import type { z } from 'zod';
import { noteAt } from './schemaAt';

type Issue = z.core.$ZodIssue;

interface Words {
  code: string;
  message: string;
  /** What to write instead of the value, where it can be known. */
  instead?: string;
}

/** One finding of a schema in the owner's words. `field` is its full name: `hero.buttons.1`. */
export function wordsFor(issue: Issue, schema: z.ZodType, field: string, line: number): Words {
  if (issue.code === 'custom') {
    const { code = 'value', instead } = (issue.params ?? {}) as { code?: string; instead?: string };
    return { code, message: issue.message, instead };
  }
  if (issue.code === 'invalid_type') return wrongShape(issue, schema, nameOf(field), line);
  if (issue.code === 'too_small' || issue.code === 'too_big') return wrongLength(issue);
  return { code: 'value', message: 'This value does not fit here.' };
}

function wrongShape(
  issue: z.core.$ZodIssueInvalidType,
  schema: z.ZodType,
  name: string,
  line: number,
): Words {
  if (issue.input === undefined) return missing(issue.path, schema, name, line);
  if (issue.expected === 'string') {
    return { code: 'text-wanted', message: `${name} takes a single text, not a list or a group of fields.` };
  }
  if (issue.expected === 'array') {
    return {
      code: 'list-wanted',
      message: `${name} takes a list: one entry a line, each beginning with a hyphen and a space.`,
    };
  }
  return {
    code: 'group-wanted',
    message: `${name} takes a group of fields: each on its own line below it, indented by two spaces.`,
  };
}

/** `“title”`, or `Entry 2 of “buttons”`. */
function nameOf(field: string): string {
  const [last = '', above] = field.split('.').reverse();
  return /^\d+$/.test(last) ? `Entry ${Number(last) + 1} of “${above}”` : `“${last}”`;
}

/** `line` is that of the group, 1 for the file itself. */
function missing(path: readonly PropertyKey[], schema: z.ZodType, name: string, line: number): Words {
  const { about, example } = noteAt(schema, path) ?? {};
  const last = path.at(-1);
  const shown = typeof last === 'number' ? `- ${example}` : `${String(last)}: ${example}`;
  const place = line === 1 ? 'Add it between the two lines of ---' : `Add it below line ${line}`;
  const where = example ? `${place}: ${shown}` : `${place}.`;
  return { code: 'missing', message: [`${name} is missing.`, about, where].filter(Boolean).join(' ') };
}

function wrongLength(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Words {
  const wanted = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const found = Array.isArray(issue.input) ? issue.input.length : 0;
  const exact = 'exact' in issue && issue.exact;
  return exact
    ? { code: 'list-length', message: `Exactly ${wanted} entries belong here; there are ${found}.` }
    : { code: 'list-empty', message: 'At least one entry belongs here.' };
}
