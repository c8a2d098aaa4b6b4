import type { z } from 'zod';
import type { Raw, Source } from '../read/Source';
import type { Problem } from '../report/Problem';
import { explainIssue } from './explainIssue';
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
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) =>
    explainIssue(issue, source, base, schema, otherNames),
  );
  return { problems: problems.sort((a, b) => a.line - b.line) };
}
