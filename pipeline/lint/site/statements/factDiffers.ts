import type { Document } from '../../Document';
import { groupBy } from '../../groupBy';
import { type Collect, type Finding, rule, type SiteInput } from '../../rule';
import { listSome } from '../../suggest';
import { businessStatements } from './businessStatements';
import { type ClaimLine, readClaims } from './claimStatements';
import { hoursStatements } from './hoursStatements';
import { jobStatements } from './jobStatements';
import { linkStatements } from './linkStatements';
import { nameChecks } from './nameStatements';
import { passagesIn } from './passages';
import { placeChecks, placeStatements } from './placeStatements';
import type { FieldCheck, Statement, StatementKind } from './StatementKind';
import { orderChecks, timeStatements } from './timeStatements';
import { checkTowns } from './townStatements';

const KINDS: readonly StatementKind[] = [
  ...jobStatements,
  ...businessStatements,
  ...hoursStatements,
  ...placeStatements,
  ...timeStatements,
  ...linkStatements,
];
const kindOf = new Map(KINDS.map((kind) => [kind.id, kind]));

/** More statements of one kind in a text are not compared. */
const MAX_STATEMENTS = 20;

export interface Statements {
  /** What is compared with another place, by the kind of statement. */
  said: Record<string, Statement[]>;
  claims: ClaimLine[];
}

export const findStatements: Collect<Statements> = ({ type, source }) => {
  const kinds = KINDS.filter(({ types }) => types.includes(type));
  const said: Statements['said'] = {};
  const passages = passagesIn(source);
  for (const passage of passages)
    for (const { id, sign, readText } of kinds) {
      if (!sign.test(passage.text)) continue;
      const text = passage.text.replaceAll('\n', ' ');
      for (const { index, ...each } of readText({ ...passage, text }).slice(0, MAX_STATEMENTS)) {
        const line = passage.line + passage.text.slice(0, index).split('\n').length - 1;
        said[id] = [...(said[id] ?? []), { ...each, line }];
      }
    }
  return { said, claims: readClaims(passages) };
};

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
    const all = input.documents.flatMap((document) => contradictionsIn(document, input));
    const found = groupBy(all, ({ id, document, finding }) => {
      const isOfFile = finding.in === undefined && kindOf.get(id)?.isOfFile;
      return `${finding.reason} ${isOfFile ? document.file : ''}`;
    });
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
  const places = others.map(
    (each) => `${each.document.file}${each.finding.line ? ` (line ${each.finding.line})` : ''}`,
  );
  const also = places.length > 0 ? ` The same is in ${listSome(places, MAX_PLACES)}.` : '';
  const inForm = finding.inForm ?? finding.reason;
  return {
    in: document,
    ...finding,
    inForm,
    ...(field ? { field } : {}),
    reason: `${finding.reason}${also}`,
  };
}
