import type { Source } from '../../source/Source';
import type { Problem } from '../Problem';
import type { FieldNames } from './FieldNames';

/** The first section, or a field at the beginning, that stands below the second --- and would be shown as words. */
export function fieldsBelow({ file, lines, bodyLine }: Source, known: FieldNames): Problem | undefined {
  const body = lines.slice(bodyLine - 1);
  const first = body.findIndex((line) => line.trim() !== '');
  const at = body.findIndex(
    (line, index) =>
      isSection(line, body[index + 1] ?? '', known) || (index === first && isField(line, known)),
  );
  if (at < 0) return undefined;
  const [name = ''] = (body[at] ?? '').split(':');
  const what = isField(body[at] ?? '', known) ? 'a field' : 'a section';
  const message = `“${name}” is ${what}, and would be shown here as words. Move it above the second ---.`;
  const problem = { file, line: bodyLine + at, column: 1, field: '', severity: 'error' as const };
  return { ...problem, code: 'fields-below', message, fix: null };
}

function isSection(line: string, next: string, { sections }: FieldNames): boolean {
  const [, kind = ''] = /^([a-z]\w*)(?: [\w-]+)?:\s*$/i.exec(line) ?? [];
  return sections.includes(kind) && /^\s+(?:- |[a-z]\w*:)/.test(next);
}

function isField(line: string, { top }: FieldNames): boolean {
  const [, name = ''] = /^([a-z]\w*):\s+\S/.exec(line) ?? [];
  return top.includes(name);
}
