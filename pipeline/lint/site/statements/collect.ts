import type { Collect } from '../../rule';
import { businessStatements } from './businessStatements';
import { type ClaimLine, readClaims } from './claimStatements';
import { hoursStatements } from './hoursStatements';
import { jobStatements } from './jobStatements';
import { linkStatements } from './linkStatements';
import { passagesIn } from './passages';
import { placeStatements } from './placeStatements';
import type { Statement, StatementKind } from './statement';
import { timeStatements } from './timeStatements';

const KINDS: readonly StatementKind[] = [
  ...jobStatements,
  ...businessStatements,
  ...hoursStatements,
  ...placeStatements,
  ...timeStatements,
  ...linkStatements,
];
export const kindOf = new Map(KINDS.map((kind) => [kind.id, kind]));

/** More statements of one kind in a text are not compared. */
const MAX_STATEMENTS = 20;

/** What the texts of a file say. */
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
