import { excessInFields } from '../../source/limits';
import { joinPath, nodesOf } from '../../source/parseYaml';
import { readLines } from '../../source/readSource';
import type { Fault, Source } from '../../source/Source';
import { createMessage, type PlainMessage } from '../message';
import type { Finding, RuleInput, RuleOn } from '../rule';
import { rules } from '../rules';
import { findingsOf, rulesOn } from '../run';
import { apply, type Edit, hasSameWords, helps, type Reading, read, type Score, scoreOf } from './judge';
import { fieldIndent, indentOf, near } from './lines';
import type { Schema } from './schema';

const MAX_FAULTS = 12;
const MAX_TRIES = 40;
/** Front matter of this size is too expensive to read many times: so many faults are repaired, and so many lines below each are read. */
const LONG = { lines: 500, characters: 40_000, faults: 2, below: 40 };

/** What the schema does not take because of the layout of a file. */
const SHAPES = /^(?:swallowed|twice|unknown-name|text-wanted|list-wanted|group-wanted|menu-entry)$/;

const LAYOUT_RULES = rulesOn(rules, 'layout');
const VALUE_RULES = rulesOn(rules, 'values');

export interface Found {
  rule: Pick<RuleOn<'layout'>, 'id' | 'severity' | 'kind' | 'message'>;
  finding: Finding & { line: number };
}

/** What rules of one stage find. A finding without a line is about the line at `line`. */
export function findingsIn<Stage extends keyof RuleInput>(
  stageRules: readonly RuleOn<Stage>[],
  input: RuleInput[Stage],
  line = 1,
): Found[] {
  return stageRules.flatMap((rule) =>
    findingsOf((report) => rule.check(input, report)).map((finding) => ({
      rule,
      finding: { ...finding, line: finding.line ?? line },
    })),
  );
}

interface LayoutOptions {
  file: string;
  original: readonly string[];
  /** Without what is no part of the file. */
  lines: readonly string[];
  schema: Schema;
}

/** A file's lines, repaired one fault at a time, and the messages about them. */
export class Layout {
  readonly messages: PlainMessage[] = [];
  /** Fields and groups whose other faults a message explains. */
  readonly uncertain = new Set<string>();
  readonly file: string;
  readonly schema: Schema;
  readonly #original: readonly string[];
  #reading: Reading;

  constructor({ file, original, lines, schema }: LayoutOptions) {
    this.file = file;
    this.schema = schema;
    this.#original = original;
    this.#reading = { lines, source: { ...readLines(file, []), lines: [...lines] }, faults: [] };
  }

  get source(): Source {
    return this.#reading.source;
  }

  get #front(): string[] {
    return ['', ...this.#reading.lines.slice(1, this.source.bodyLine - 2)];
  }

  /** Reads the file, and repairs it in a copy. */
  repair(): void {
    this.#reading = read(this.file, this.#reading.lines, this.schema);
    this.#repairFaults();
    if (!this.#reading.stop) this.#checkValues();
  }

  #repairFaults(): void {
    const left = new Set<string>();
    const keyOf = ({ ruleId, field, place }: Fault) => `${ruleId} ${field} ${place.line}`;
    const most = isLong(this.#front) ? LONG.faults : MAX_FAULTS;
    for (let count = 0; count < most; count += 1) {
      const { stop, faults } = this.#reading;
      const fault = stop ?? faults.find((each) => SHAPES.test(each.ruleId) && !left.has(keyOf(each)));
      if (!fault) return;
      const found = this.#explain(fault);
      if (!found && stop) return;
      left.add(keyOf(fault));
      if (found && !this.#apply(found))
        for (const field of [found.finding.explains ?? fault.field].flat()) this.uncertain.add(field);
      if (stop && this.#reading.stop === stop) return;
    }
  }

  /** The best proposal for a fault, or what is said where there is none. */
  #explain(fault: Fault): Found | undefined {
    const before = this.#reading;
    const { source } = before;
    const front = this.#front;
    const at = Math.min(fault.place.line - 1, front.length - 1);
    const below = isLong(front) ? at + LONG.below : front.length;
    // Nested collections on a single line may be a text that needs quotes.
    if (/^too-/.test(fault.ruleId) && excessInFields([front[at] ?? ''])?.kind !== 'nesting')
      return this.#inWords({ front, index: at, at, fault, schema: this.schema, source });
    const tried = new Map<string, { found: Found; score: Score }>();
    const helped: { found: Found; score: Score; text: string }[] = [];
    for (const index of near(front, at))
      for (const found of findingsIn(
        LAYOUT_RULES,
        { front, index, at, fault, schema: this.schema, source },
        index + 1,
      )) {
        const edit = editOf(found);
        if (!edit || tried.size >= MAX_TRIES) continue;
        const lines = apply(['---', ...front.slice(1, below)], edit);
        const text = lines.join('\n');
        if (tried.has(text) || text === ['---', ...front.slice(1, below)].join('\n')) continue;
        const after = read(this.file, [...lines, '---'], this.schema);
        const score = scoreOf(front, edit, after);
        tried.set(text, { found, score });
        if (helps(before, fault, edit, after)) helped.push({ found, score, text });
      }
    const [best, second] = helped.sort((a, b) => compare(a.score, b.score));
    if (!best) return this.#inWords({ front, index: at, at, fault, schema: this.schema, source });
    const edit = editOf(best.found);
    const old = edit ? front.slice(edit.first, edit.last + 1).join('\n') : '';
    const isBetter = !second || compare(best.score.slice(0, 2), second.score.slice(0, 2)) < 0;
    const kind = isBetter && hasSameWords(old, edit?.text ?? '') ? 'sure' : 'choice';
    // Rules about fields may explain the same better.
    const covers = fault === before.stop || fault.ruleId === 'swallowed' ? {} : { covers: [] };
    return { ...best.found, finding: { kind, ...covers, ...best.found.finding } };
  }

  #inWords(input: RuleInput['layout']): Found | undefined {
    return findingsIn(LAYOUT_RULES, input, input.at + 1).find(
      ({ finding }) => finding.corrected === undefined,
    );
  }

  /** Values that are read, and not as their owner meant them. */
  #checkValues(): void {
    const found = this.#ofValues();
    const before = this.#reading;
    const applied = found.map((each) => this.#apply(each, false));
    if (this.#reading !== before) this.#reading = read(this.file, this.#reading.lines, this.schema);
    if (this.#reading.stop) this.#reading = before;
    const again = applied.includes(true) ? this.#ofValues() : found;
    for (const { finding } of again)
      for (const field of [finding.explains ?? []].flat()) this.uncertain.add(field);
  }

  #ofValues(): Found[] {
    const { source } = this.#reading;
    const front = this.#front;
    if (!source.yaml) return [];
    const all = nodesOf(source.yaml);
    const nodes = new Map(all.map((node) => [node.path, node]));
    const found = VALUE_RULES.flatMap((rule) =>
      all.flatMap((node) =>
        findingsIn([rule], { front, node, nodes, source, schema: this.schema }, node.position.line),
      ),
    );
    const firstOf = new Map(found.toReversed().map(({ rule, finding }) => [finding.line, rule]));
    return found.filter(({ rule, finding }) => firstOf.get(finding.line) === rule);
  }

  /** Adds a message and corrects its line. Returns whether it did: a correction of several lines would move the others. */
  #apply(found: Found, isRead = true): boolean {
    const edit = editOf(found);
    const lines = edit && apply(this.#reading.lines, edit);
    this.add(found, lines);
    if (!lines || lines.length !== this.#reading.lines.length) return false;
    this.#reading = isRead ? read(this.file, lines, this.schema) : { ...this.#reading, lines };
    return true;
  }

  /** Adds a message, unless its rule already has one on the line. */
  add({ rule, finding }: Found, corrected?: readonly string[]): void {
    const { line } = finding;
    if (this.messages.some(({ ruleId, place }) => ruleId === rule.id && place.line === line)) return;
    const isPointed = finding.actual !== undefined && finding.corrected === undefined;
    const column =
      finding.column ?? (isPointed ? undefined : columnOf(this.#original[line - 1], finding.corrected));
    const field =
      finding.field ?? (line < this.source.bodyLine ? fieldAt(corrected ?? this.#reading.lines, line) : '');
    const source = { ...this.source, lines: [...this.#original] };
    const shown = editOf({ rule, finding });
    const isOneLine = !shown || shown.first === shown.last;
    const proposal = isOneLine ? {} : { corrected: undefined };
    this.messages.push(
      createMessage(rule, {
        covers: [line],
        ...finding,
        ...proposal,
        field,
        column,
        in: { file: this.file, source },
      }),
    );
  }
}

function editOf({ finding: { line, through = line, corrected } }: Found): Edit | undefined {
  return corrected === undefined ? undefined : { first: line - 1, last: through - 1, text: corrected };
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function isLong(front: readonly string[]): boolean {
  return front.length > LONG.lines || front.reduce((sum, { length }) => sum + length, 0) > LONG.characters;
}

/** The first character that the correction changes; if it changes only spaces, the first word. */
function columnOf(line = '', corrected = line): number {
  const differs = [...line].findIndex((character, at) => character !== corrected[at]);
  const first = Math.max(0, indentOf(line));
  const isLayout = differs < 0 || (differs < first && line[differs] === ' ');
  return (isLayout ? first : differs) + 1;
}

/** The path of the field that a line is, or stands in or under. */
function fieldAt(lines: readonly string[], line: number): string {
  const upTo = (end: number) => readLines('', ['---', ...lines.slice(1, end), '---']);
  const whole = upTo(line);
  const text = lines[line - 1] ?? '';
  if (whole.faults.length === 0) {
    const own = [...whole.positions].filter(([, place]) => place.line === line);
    const [path] = own.findLast(([, { column }]) => column <= fieldIndent(text) + 1) ?? own.at(-1) ?? [];
    if (path !== undefined) return path;
  }
  const column = indentOf(text) + 1;
  const [group = ''] = [...upTo(line - 1).positions].findLast(([, place]) => place.column < column) ?? [];
  const [, name] = /^\s*(\w[\w -]*):(?:\s|$)/.exec(text) ?? [];
  return name ? joinPath(group, name) : group;
}
