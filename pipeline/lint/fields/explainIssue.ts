import type { z } from 'zod';
import type { KindNote } from '../../fields/kind';
import type { Source } from '../../source/Source';
import { positionOf, valuePositionOf } from '../../source/Source';
import type { Problem } from '../Problem';
import { explainQuotes, partsOf, quotedLine } from '../source/quotes';
import type { FieldNames } from './FieldNames';
import { namesAt, noteAt } from './schemaAt';
import { unknownName } from './unknownName';
import { wordsFor } from './wordsFor';
import { wrongLink } from './wrongLink';

/** Of many unknown names only the first are explained. */
export const MOST = 60;

type Issue = z.core.$ZodIssue;

/** One finding of a schema in the owner's words, at its line. */
export function explainIssue(
  issue: Issue,
  source: Source,
  base: string,
  schema: z.ZodType,
  known: FieldNames,
): Problem[] {
  const at = [base, ...issue.path.map(String)].filter((part) => part !== '').join('.');
  if (issue.code === 'invalid_union') return [menuProblem(source, at)];
  if (issue.code === 'unrecognized_keys') {
    const names = namesHere(schema, issue.path, base, known);
    return issue.keys.slice(0, MOST).map((key) => unknownName(source, at, key, names, known));
  }
  return [valueProblem(issue, source, at, schema)];
}

/** The names that may stand in a group; sections only at the top of a file. */
export function namesHere(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  base: string,
  { sections }: FieldNames,
): string[] {
  return [...namesAt(schema, path), ...(base === '' && path.length === 0 ? sections : [])];
}

function valueProblem(issue: Issue, source: Source, at: string, schema: z.ZodType): Problem {
  const place = issue.code === 'custom' ? valuePositionOf(source, at) : positionOf(source, at);
  const written = source.lines[place.line - 1] ?? '';
  const found = { file: source.file, ...place, field: at, severity: 'error' as const };
  const link = isSplitText(issue) ? linkProblem(written, noteAt(schema, issue.path)) : undefined;
  if (link) {
    const { text, ...words } = link;
    return { ...found, ...words, fix: { line: place.line, text } };
  }
  const quoted = isSplitText(issue) ? quotedLine(written, typeof issue.path.at(-1) === 'number') : undefined;
  if (quoted) {
    const { reason: message, column } = explainQuotes(written);
    return { ...found, code: 'needs-quotes', message, column, fix: { line: place.line, text: quoted } };
  }
  const {
    code,
    message,
    instead = ownName(issue),
  } = wordsFor(issue, schema, {
    field: at,
    line: place.line,
    stands: source.positions.has(at),
  });
  const old = typeof issue.input === 'string' ? issue.input : undefined;
  const fix =
    instead !== undefined && old && written.includes(old)
      ? { line: place.line, text: replaceLast(written, old, instead) }
      : null;
  return {
    ...found,
    code,
    message,
    fix:
      code === 'list-wanted' && !isListOfGroups(schema, issue.path)
        ? entriesFix(written, place.line, old)
        : fix,
  };
}

/** A yes that was written as the name of its field: `closed: Closed`. */
function ownName(issue: Issue): string | undefined {
  if (issue.code !== 'custom' || issue.params?.code !== 'yes-or-no') return undefined;
  return String(issue.input).trim().toLowerCase() === String(issue.path.at(-1)) ? 'yes' : undefined;
}

/** A link with a colon, which makes it something else: `Our notes: /notes`. */
function linkProblem(written: string, note: KindNote | undefined) {
  if (note?.kind !== 'link') return undefined;
  const { before, value } = partsOf(written, true);
  const { code, message, instead } = wrongLink(value, note.example);
  return instead && { code, message, column: before.length + 1, text: before + instead };
}

function isListOfGroups(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  return namesAt(schema, [...path, 0]).length > 0;
}

/** A text where a list belongs, as entries of one. */
function entriesFix(written: string, line: number, text: string | undefined): Problem['fix'] {
  const [, before, indent = ''] = /^((\s*)(?:- +)?[\w-]+:)\s+\S/.exec(written) ?? [];
  if (!before || !text || text.includes('\n') || !written.trimEnd().endsWith(text)) return null;
  const isButton = text.includes('->');
  const entries = isButton ? [text] : text.split(/\s*,\s*/).filter(Boolean);
  return { line, text: [before, ...entries.map((entry) => `${indent}  - ${entry}`)].join('\n') };
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
    ...positionOf(source, at),
    field: at,
    severity: 'error',
    code: 'menu-entry',
    message: 'Write a link (words -> /address), or a group with a label and its links.',
    fix: null,
  };
}
