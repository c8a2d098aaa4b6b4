import { indentOf, isEntry, isGroup, PICTURE_NAME } from './sourceLines';

/** A field or an entry that a line may stand in. */
interface Level {
  indent: number;
  /** The name of a field, or the number of an entry. */
  name: string | number;
  isGroup: boolean;
}

const NAME = new RegExp(String.raw`^(?:\w[\w -]*|${PICTURE_NAME}|\s+\w+)\s*:(?=\s|$)`, 'i');
const BEGINS_TEXT = /[:-] +[|>][+-]?\d?\s*$/;

/** The path of the field that a line of the front matter is, or stands in or under, judged by indentation alone. */
export function fieldAt(front: readonly string[], index: number): string {
  let levels: Level[] = [];
  for (const at of layoutLines(front, index)) {
    const line = front[at] ?? '';
    levels = levelsWith(levels, line, indentOf(line));
  }
  // An entry without a list has no field.
  return typeof levels[0]?.name === 'number' ? '' : levels.map(({ name }) => name).join('.');
}

/** The lines up to one that are neither empty nor notes nor inside a text of several lines. */
function* layoutLines(front: readonly string[], index: number): Generator<number> {
  let block = Number.POSITIVE_INFINITY;
  for (const [at, line] of front.slice(0, index + 1).entries()) {
    const indent = indentOf(line);
    if (indent < 0 || indent > block) continue;
    block = BEGINS_TEXT.test(line) ? indent : Number.POSITIVE_INFINITY;
    if (at === index || !/^\s*#/.test(line)) yield at;
  }
}

function levelsWith(levels: readonly Level[], line: string, indent: number): Level[] {
  if (isEntry(line)) {
    const last = levels.findLast((level) => level.indent === indent && typeof level.name === 'number');
    const isOwner = (level: Level) => level.indent < indent || (level.indent === indent && level.isGroup);
    const above = levels.filter((level) =>
      typeof level.name === 'number' ? level.indent < indent : isOwner(level),
    );
    const entry = { indent, name: last ? Number(last.name) + 1 : 0, isGroup: false };
    const rest = line.replace(/^(\s*)-/, '$1 ');
    return levelsWith([...above, entry], rest, Math.max(indent + 1, indentOf(rest)));
  }
  const above = levels.filter((level) => level.indent < indent);
  const [name] = NAME.exec(line) ?? [];
  if (name === undefined) return above;
  return [...above, { indent, name: name.replace(/\s*:$/, '').trim(), isGroup: isGroup(line) }];
}
