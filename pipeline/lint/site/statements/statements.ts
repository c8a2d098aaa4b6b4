import type { Document } from '../../Document';
import { type Collect, type Finding, rule, type SiteInput } from '../../rule';
import { jobStatements } from './jobStatements';
import { passagesIn } from './passages';
import type { FieldCheck, Statement, StatementKind } from './statement';

const KINDS: readonly StatementKind[] = [...jobStatements];
const FIELD_CHECKS: readonly FieldCheck[] = [];
const kindOf = new Map(KINDS.map((kind) => [kind.id, kind]));

/** What the texts of a file say, by the kind of statement. */
const findStatements: Collect<Record<string, Statement[]>> = ({ type, source }) => {
  const kinds = KINDS.filter(({ types }) => types.includes(type));
  const found: Record<string, Statement[]> = {};
  if (kinds.length === 0) return found;
  for (const passage of passagesIn(source))
    for (const { id, sign, readText } of kinds) {
      if (!sign.test(passage.text)) continue;
      const text = passage.text.replaceAll('\n', ' ');
      for (const { index, ...said } of readText({ ...passage, text })) {
        const line = passage.line + passage.text.slice(0, index).split('\n').length - 1;
        found[id] = [...(found[id] ?? []), { ...said, line }];
      }
    }
  return found;
};

/** The path of the field that a line belongs to; empty below the fields. */
function fieldOn({ source: { positions, bodyLine } }: Document, line: number): string {
  let field = '';
  let nearest = 0;
  if (line < bodyLine)
    for (const [path, position] of positions)
      if (position.line <= line && position.line >= nearest) [field, nearest] = [path, position.line];
  return field;
}

const PROJECT = 'projects/cellar-drain.md';

export const factDiffers = rule({
  id: 'fact-differs',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  about:
    'Two places say different things of one fact: a text and a field of its file, a page and business.md, a link and the page that it leads to, a town and its ZIP code. Or a text tells what a field keeps private. Correct the place that is wrong. If both are right, say in the text what differs, or leave it: your site is published all the same.',
  examples: [
    { file: PROJECT, wrong: 'in six days and without', right: 'in three days and without' },
    { file: PROJECT, wrong: 'finished: 2024-03\ntook: 3 weeks', right: 'finished: 2024-03\ntook: 3 days' },
  ],
  collect: findStatements,
  check(input, report) {
    input.forEachDocument((document, statements) => {
      for (const finding of textFindings(document, statements, input)) report(finding);
      for (const check of FIELD_CHECKS) for (const finding of check(document, input)) report(finding);
    });
  },
});

/** What the statements of a file contradict, each once. */
function textFindings(
  document: Document,
  statements: Record<string, Statement[]>,
  input: SiteInput,
): Finding[] {
  const found = new Map<string, Finding>();
  for (const [id, said] of Object.entries(statements))
    for (const statement of said) {
      const { line, actual } = statement;
      const finding = kindOf.get(id)?.contradicted(statement, document, input);
      const at = `${line} ${actual}`;
      if (finding && !found.has(at))
        found.set(at, { line, actual, field: fieldOn(document, line), ...finding });
    }
  return [...found.values()];
}
