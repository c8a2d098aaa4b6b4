import type { Document } from '../../Document';
import { type Finding, rule, type SiteInput } from '../../rule';
import { findStatements, kindOf, type Statements } from './collect';
import { nameChecks } from './nameStatements';
import { placeChecks } from './placeStatements';
import type { FieldCheck } from './statement';
import { orderChecks } from './timeStatements';
import { checkTowns } from './townStatements';

const FIELD_CHECKS: readonly FieldCheck[] = [...placeChecks, checkTowns, ...orderChecks, ...nameChecks];

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
    { file: PROJECT, replace: 'in short pieces and', wrong: 'in six days and', right: 'in three days and' },
    { file: 'navigation.md', wrong: 'since 1989', right: 'since {founded}' },
  ],
  collect: findStatements,
  check(input, report) {
    const found = new Map<string, Contradiction[]>();
    for (const document of input.documents)
      for (const each of contradictionsIn(document, input)) {
        const isOfFile = each.finding.in === undefined && kindOf.get(each.id)?.isOfFile;
        const key = `${each.finding.reason} ${isOfFile ? document.file : ''}`;
        found.set(key, [...(found.get(key) ?? []), each]);
      }
    for (const [first, ...others] of found.values()) if (first) report(withOthers(first, others));
  },
});

interface Contradiction {
  id: string;
  document: Document;
  finding: Finding;
}

function contradictionsIn(document: Document, input: SiteInput<Statements>): Contradiction[] {
  const found = new Map<string, Contradiction>();
  for (const [id, said] of Object.entries(input.collected(document).said))
    for (const statement of said) {
      const { line, actual } = statement;
      const finding = kindOf.get(id)?.contradicted(statement, document, input);
      const at = `${line} ${actual}`;
      if (finding && !found.has(at)) found.set(at, { id, document, finding: { line, actual, ...finding } });
    }
  const ofFields = FIELD_CHECKS.flatMap((check) => check(document, input));
  return [...found.values(), ...ofFields.map((finding) => ({ id: '', document, finding }))];
}

/** More places than anybody would read. */
const MAX_PLACES = 8;

/** One message for the same words in several places. */
function withOthers({ document, finding }: Contradiction, others: readonly Contradiction[]): Finding {
  const { line, field = line && fieldOn(document, line) } = finding;
  const places = others
    .slice(0, MAX_PLACES)
    .map((each) => `${each.document.file}${each.finding.line ? ` (line ${each.finding.line})` : ''}`);
  const more = others.length > MAX_PLACES ? ` and ${others.length - MAX_PLACES} more` : '';
  const also = places.length > 0 ? ` The same is in ${places.join(', ')}${more}.` : '';
  const inForm = finding.inForm ?? finding.reason;
  return {
    in: document,
    ...finding,
    inForm,
    ...(field ? { field } : {}),
    reason: `${finding.reason}${also}`,
  };
}
