import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLError,
} from 'yaml';
import type { Problem } from '../report/Problem';
import { explainYaml, needsQuotes } from './explainYaml';
import { quotedLine } from './quotedLine';
import type { Place, Raw, Source } from './Source';

/** The fences take one line above the front matter. */
const OFFSET = 1;

type Read = Pick<Source, 'values' | 'places' | 'problems'>;

/** Reads front matter with the place of every name and value. Everything typed stays text. */
export function readFrontMatter(file: string, front: string, lines: string[]): Read {
  const counter = new LineCounter();
  const document = parseDocument(front, {
    lineCounter: counter,
    schema: 'failsafe',
    prettyErrors: false,
    logLevel: 'silent',
  });
  const places = new Map<string, Place>();
  const problems: Problem[] = [];
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + OFFSET, column: col };
  };
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) return { values: {}, places, problems: [faultProblem(fault, file, lines, placeAt)] };

  const walk = (node: Node | null, path: string): Raw => {
    if (node?.range) places.set(path, places.get(path) ?? placeAt(node.range[0]));
    if (node && losesWords(node, front)) problems.push(lossProblem(file, path, lines, placeOf(node)));
    if (isMap(node)) return Object.fromEntries(node.items.map((pair) => entryOf(pair as Pair, path)));
    if (isSeq(node)) return node.items.map((item, index) => walk(item as Node, join(path, String(index))));
    if (isScalar(node)) return textOf(node);
    return null;
  };
  const placeOf = (node: Node): Place => placeAt(node.range?.[0] ?? 0);
  const entryOf = ({ key, value }: Pair, path: string): [string, Raw] => {
    const name = String(key.value);
    const here = join(path, name);
    if (key.range) places.set(here, placeAt(key.range[0]));
    return [name, value === null ? null : walk(value, here)];
  };
  const values = document.contents === null ? {} : walk(document.contents, '');
  if (isGroup(values)) return { values, places, problems };
  return { values: {}, places, problems: [shapeProblem(file)] };
}

interface Pair {
  key: Scalar;
  value: Node | null;
}

function isGroup(values: Raw): values is { [key: string]: Raw } {
  return values !== null && typeof values === 'object' && !Array.isArray(values);
}

function faultProblem(
  fault: YAMLError,
  file: string,
  lines: string[],
  placeAt: (offset: number) => Place,
): Problem {
  const place = placeAt(fault.pos[0]);
  const explained = explainYaml(fault.code, place.line, lines);
  const column = explained.line === undefined ? place.column : 1;
  return { file, field: '', severity: 'error', ...place, column, ...explained };
}

/** Signs that take words away without a word: ` #`, `&name`, `*name`. */
function losesWords(node: Node, front: string): boolean {
  if (isAlias(node) || (isScalar(node) && node.anchor)) return true;
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return false;
  const [rest = ''] = front.slice(node.range[1]).split('\n');
  return /^\s*#/.test(rest);
}

function lossProblem(file: string, field: string, lines: string[], place: Place): Problem {
  const written = lines[place.line - 1] ?? '';
  const quoted = quotedLine(written);
  const explained = quoted
    ? needsQuotes(place.line, quoted)
    : { code: 'needs-quotes', message: 'Put this text in double quotes; without them a part of it is lost.' };
  return { file, ...place, field, severity: 'error', fix: null, ...explained };
}

function shapeProblem(file: string): Problem {
  return {
    file,
    line: 2,
    column: 1,
    field: '',
    severity: 'error',
    code: 'front-matter-shape',
    message:
      'Between the two --- lines, each line is a name, a colon and a value, for example: title: About Us',
    fix: null,
  };
}

function textOf(node: Scalar): Raw {
  if (node.type === 'PLAIN') return node.source === '' || node.source === undefined ? null : node.source;
  return String(node.value);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
