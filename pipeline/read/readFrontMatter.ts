import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';
import type { Problem } from '../report/Problem';
import { explainYaml } from './explainYaml';
import type { Place, Raw, Source } from './Source';

/** The fences take one line above the front matter. */
const OFFSET = 1;

/** Reads front matter with the place of every name and value. Everything typed stays text. */
export function readFrontMatter(
  file: string,
  front: string,
  lines: string[],
): Pick<Source, 'values' | 'places' | 'problems'> {
  const counter = new LineCounter();
  const document = parseDocument(front, { lineCounter: counter, schema: 'failsafe', prettyErrors: false });
  const places = new Map<string, Place>();
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + OFFSET, column: col };
  };
  if (document.errors.length > 0) {
    const problems = document.errors.slice(0, 1).map((error): Problem => {
      const place = placeAt(error.pos[0]);
      return { file, ...place, field: '', severity: 'error', ...explainYaml(error.code, place.line, lines) };
    });
    return { values: {}, places, problems };
  }
  const walk = (node: Node | null, path: string): Raw => {
    if (node?.range) places.set(path, places.get(path) ?? placeAt(node.range[0]));
    if (isMap(node))
      return Object.fromEntries(
        node.items.map((pair) => entryOf(pair.key as Scalar, pair.value as Node | null, path)),
      );
    if (isSeq(node)) return node.items.map((item, index) => walk(item as Node, join(path, String(index))));
    if (isScalar(node)) return textOf(node);
    return null;
  };
  const entryOf = (key: Scalar, value: Node | null, path: string): [string, Raw] => {
    const name = String(key.value);
    const here = join(path, name);
    if (key.range) places.set(here, placeAt(key.range[0]));
    return [name, value === null ? null : walk(value, here)];
  };
  const values = document.contents === null ? {} : walk(document.contents, '');
  if (values === null || typeof values !== 'object' || Array.isArray(values)) {
    return {
      values: {},
      places,
      problems: [
        {
          file,
          line: 2,
          column: 1,
          field: '',
          severity: 'error',
          code: 'front-matter-shape',
          message:
            'Between the two --- lines, each line is a name, a colon and a value, for example: title: About Us',
          fix: null,
        },
      ],
    };
  }
  return { values, places, problems: [] };
}

function textOf(node: Scalar): Raw {
  if (node.type === 'PLAIN') return node.source === '' || node.source === undefined ? null : node.source;
  return String(node.value);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
