interface Level {
  indent: number;
  name: string;
  isEntry: boolean;
}

/** The path of the field on a line, counted from 1, as its indentation shows it. Empty outside the fields. */
export function fieldOnLine(lines: readonly string[], line: number): string {
  const path: Level[] = [];
  const before = lines.slice(1, line);
  if (!lines[0]?.startsWith('---') || before.some((text) => text.startsWith('---'))) return '';
  for (const text of before) if (text.trim() !== '') enter(path, text);
  return path.map(({ name }) => name).join('.');
}

/** Leaves the levels that end above a line, and adds those that it begins. */
function enter(path: Level[], text: string): void {
  const [spaces] = /^ */.exec(text) ?? [''];
  let indent = spaces.length;
  let rest = text.slice(indent);
  let entries = 0;
  for (let last = path.at(-1); last && !isInside(last, indent, rest); last = path.at(-1)) {
    if (last.isEntry && last.indent === indent) entries = Number(last.name) + 1;
    path.pop();
  }
  for (let sign = entrySign(rest); sign; sign = entrySign(rest)) {
    path.push({ indent, name: String(entries), isEntry: true });
    indent += sign.length;
    rest = rest.slice(sign.length);
    entries = 0;
  }
  const colon = rest.search(/:(?:\s|$)/);
  if (colon > 0) path.push({ indent, name: rest.slice(0, colon).trim(), isEntry: false });
}

const entrySign = (text: string): string | undefined => /^-(?: +|$)/.exec(text)?.[0];

const isInside = (level: Level, indent: number, text: string): boolean =>
  level.indent < indent || (level.indent === indent && !level.isEntry && entrySign(text) !== undefined);
