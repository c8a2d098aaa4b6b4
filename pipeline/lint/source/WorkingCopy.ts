import { readLines } from '../../source/readSource';
import type { Source } from '../../source/Source';
import { toFinding } from '../former';
import { createMessage, type Message } from '../message';
import type { Former, RuleOn } from '../rule';
import { rules } from '../rules';
import { findingsOf, rulesOn } from '../run';
import type { SourceInput } from '../SourceInput';
import { indentOf, isEntry, isGroup, layoutLines, PICTURE_NAME } from './sourceLines';

const SOURCE_RULES = rulesOn(rules, 'source');

export interface Found {
  rule: RuleOn<'source'>;
  finding: Former & { line: number };
}

export function* runSourceRules(input: SourceInput): Generator<Found> {
  const line = 'index' in input ? input.index + 1 : 1;
  for (const rule of SOURCE_RULES)
    for (const finding of findingsOf((report) => rule.check(input, report)))
      if (!('range' in finding)) yield { rule, finding: { ...finding, line: finding.line ?? line } };
}

/** The lines of a file, repaired one fault at a time, and the messages about them. */
export class WorkingCopy {
  readonly messages: Message[] = [];
  readonly uncertain = new Set<string>();
  /** The index of the line that ends the front matter. */
  closing = 0;
  readonly #original: readonly string[];

  constructor(
    readonly file: string,
    public lines: string[],
  ) {
    this.#original = lines;
  }

  /** The front matter's lines at their indexes in the file, with an empty one for the fence. */
  get front(): string[] {
    return ['', ...this.lines.slice(1, this.closing)];
  }

  get unread(): Source {
    return { ...readLines(this.file, []), lines: this.lines };
  }

  /** Adds a message, unless its rule already has one on the line. */
  add({ rule, finding }: Found): void {
    const { line } = finding;
    if (this.messages.some(({ ruleId, start }) => ruleId === rule.id && start.line === line)) return;
    const source = { ...this.unread, lines: [...this.#original] };
    const isPointed = finding.actual !== undefined && finding.corrected === undefined;
    const column =
      finding.column ?? (isPointed ? undefined : columnOf(this.#original[line - 1], finding.corrected));
    const { file } = this;
    const field = finding.field ?? this.#fieldAt(finding);
    const found = { covers: [line], ...finding, field, column };
    const placed = toFinding(rule, found, { file, source });
    this.messages.push(createMessage(rule, placed, () => source.lines));
  }

  /** The field at a line, as it is when the line is corrected. */
  #fieldAt({ line, corrected }: Found['finding']): string {
    if (line > this.closing) return '';
    const [first = ''] = (corrected ?? this.lines[line - 1] ?? '').split('\n');
    return first.trim() === '' ? '' : fieldAt(this.front.with(line - 1, first), line - 1);
  }

  /** Adds a message and corrects its line. Returns whether it did: a correction of several lines would move the others. */
  repair(found: Found): boolean {
    this.add(found);
    const { line, corrected } = found.finding;
    if (corrected === undefined || corrected.includes('\n')) return false;
    this.lines = this.lines.with(line - 1, corrected);
    return true;
  }
}

/** The first character that the correction changes; if it changes only spaces, the first word. */
function columnOf(line = '', corrected = line): number {
  const differs = [...line].findIndex((character, at) => character !== corrected[at]);
  const first = Math.max(0, indentOf(line));
  const isLayout = differs < 0 || (differs < first && line[differs] === ' ');
  return (isLayout ? first : differs) + 1;
}

/** A field or an entry that a line may stand in. */
interface Level {
  indent: number;
  /** The name of a field, or the number of an entry. */
  name: string | number;
  isGroup: boolean;
}

const NAME = new RegExp(String.raw`^(?:\w[\w -]*|${PICTURE_NAME}|\s+\w+)\s*:(?=\s|$)`, 'i');

/** The path of the field that a line of the front matter is, or stands in or under, judged by indentation alone. */
function fieldAt(front: readonly string[], index: number): string {
  let levels: Level[] = [];
  for (const at of layoutLines(front.slice(0, index + 1))) {
    const line = front[at] ?? '';
    const isNote = at < index && /^\s*#/.test(line);
    if (line.trim() !== '' && !isNote) levels = levelsWith(levels, line, indentOf(line));
  }
  // An entry without a list has no field.
  return typeof levels[0]?.name === 'number' ? '' : levels.map(({ name }) => name).join('.');
}

/** Entries within entries on one line. Content has two at most, a hostile file thousands. */
const MAX_ENTRIES = 2;

function levelsWith(levels: readonly Level[], line: string, indent: number): Level[] {
  let above = levels;
  let rest = line;
  let left = indent;
  for (let entries = 0; isEntry(rest) && entries < MAX_ENTRIES; entries += 1) {
    const at = left;
    const last = above.findLast((level) => level.indent === at && typeof level.name === 'number');
    const isAbove = (level: Level) =>
      level.indent < at || (level.indent === at && level.isGroup && typeof level.name === 'string');
    const name = last ? Number(last.name) + 1 : 0;
    above = [...above.filter(isAbove), { indent: at, name, isGroup: false }];
    rest = rest.replace(/^(\s*)-/, '$1 ');
    left = Math.max(at + 1, indentOf(rest));
  }
  above = above.filter((level) => level.indent < left);
  const [name] = NAME.exec(rest) ?? [];
  if (name === undefined) return [...above];
  return [...above, { indent: left, name: name.replace(/\s*:$/, '').trim(), isGroup: isGroup(rest) }];
}
