import { readSourceLines } from '../../source/readSource';
import { type Fault, joinPath, type Source } from '../../source/Source';
import { type YamlNode, yamlNodesOf } from '../../source/yamlNodes';
import type { LayoutSchema } from './layoutSchema';
import { indentOf, isListItem } from './lines';

/** The lines of a file, and what parsing them gives. */
export interface Parsed {
  lines: readonly string[];
  source: Source;
  /** The first fault of the fences or of YAML, which prevents parsing. */
  error?: Fault;
  /** Values that the schema rejects, and suspicious lines, above the error. */
  faults: readonly Fault[];
}

/** Parses lines. Nothing is read below an error of YAML. */
export function parseLines(file: string, lines: readonly string[], schema: LayoutSchema): Parsed {
  const source = readSourceLines(file, [...lines]);
  const [error] = source.faults;
  const above =
    error?.ruleId === 'yaml'
      ? readSourceLines(file, ['---', ...lines.slice(1, error.place.line - 1), '---'])
      : source;
  const faults =
    above.faults.length > 0 ? [] : [...suspiciousLines(above, schema.names), ...schema.faultsIn(above)];
  return { lines, source, error, faults };
}

/** What people type as items, fields and comments, but YAML does not read as such: `• item`, `**name**: text`, `// comment`. The rules on these know more of them. */
const LIKE_ITEM = /^\s*(?:[•·●▪◦‣–—*+]\s|-[^\s-]|\d{1,2}[.)]\s)/;
const LIKE_FIELD = /^\s*[*_]{0,2}([a-z]\w*)[*_]{0,2}\s*(?:[=：:]|\.{3})/;
const LIKE_COMMENT = /^\s*(?:<!--|\/\/|```|[-=_*~]{4,}\s*$)/;

/** What YAML accepts: duplicate names in a group, and lines that it reads as part of an unquoted text above, though they look like an item, a field or a comment. */
function suspiciousLines(source: Source, names: LayoutSchema['names']): Fault[] {
  const nodes = source.yaml ? yamlNodesOf(source.yaml) : [];
  return nodes.flatMap((node) => [...duplicatesIn(node), ...swallowedIn(node, source, names)]);
}

function duplicatesIn({ path, names }: YamlNode): Fault[] {
  return names.flatMap(({ name, position }, index): Fault[] => {
    const first = names.findIndex((each) => each.name === name);
    const field = joinPath(path, name);
    return first === index
      ? []
      : [{ ruleId: 'twice', place: position, field, input: names[first]?.position.line }];
  });
}

/** The first line below the start of an unquoted text that looks like an item, a field or a comment. */
function swallowedIn(node: YamlNode, { lines }: Source, names: LayoutSchema['names']): Fault[] {
  const { path, position, plain = '' } = node;
  const isField = (line: string) => names.has(LIKE_FIELD.exec(line)?.[1] ?? '');
  const first = position.line;
  const below = lines.slice(first, first + plain.split('\n').length - 1);
  const isItem = (line: string, at: number) =>
    isListItem(line) || (LIKE_ITEM.test(line) && isListItem(lines[first + at - 1]));
  const offset = below.findIndex((line, at) => isField(line) || LIKE_COMMENT.test(line) || isItem(line, at));
  if (offset < 0) return [];
  const column = indentOf(below[offset]) + 1;
  return [{ ruleId: 'swallowed', place: { line: first + offset + 1, column }, field: path, input: plain }];
}
