import type { z } from 'zod';
import type { Raw, Source } from '../read/Source';
import type { Problem } from '../report/Problem';
import { emptyFields } from './emptyFields';
import { explainIssue, meantName, namesHere } from './explainIssue';
import { withoutEmpty } from './withoutEmpty';

/** Gives written values their meaning by a schema; what does not fit becomes problems at their lines. */
export function readFields(
  source: Source,
  base: string,
  raw: Raw,
  schema: z.ZodType,
  otherNames: readonly string[],
): { value?: unknown; problems: Problem[] } {
  const result = schema.safeParse(withoutEmpty(raw), { reportInput: true });
  const empties = emptyFields(source, base, raw, schema);
  if (result.success) return { value: result.data, problems: empties };
  const { issues } = result.error;
  const misspelt = new Set(issues.flatMap((issue) => meantBy(issue, schema, otherNames)));
  const problems = issues
    .filter((issue) => !(isMissing(issue) && misspelt.has(issue.path.join('.'))))
    .filter((issue) => !isUnsure(issue, base, source))
    .flatMap((issue) => explainIssue(issue, source, base, schema, otherNames));
  return { problems: [...problems, ...empties].sort((a, b) => a.line - b.line) };
}

/** The fields that misspelt names were meant for: these are not missing as well. */
function meantBy(issue: z.core.$ZodIssue, schema: z.ZodType, otherNames: readonly string[]): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const names = namesHere(schema, issue.path, otherNames);
  return issue.keys.flatMap((key) => {
    const meant = meantName(key, names);
    return meant ? [[...issue.path, meant].join('.')] : [];
  });
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.input === undefined;
}

/** Told already by what was wrong with the layout. */
function isUnsure(issue: z.core.$ZodIssue, base: string, { unsure }: Source): boolean {
  if (unsure.size === 0) return false;
  const path = [base, ...issue.path.map(String)].filter((part) => part !== '');
  const group = path.slice(0, -1).join('.');
  return unsure.has(path.join('.')) || (isMissing(issue) && unsure.has(group));
}
