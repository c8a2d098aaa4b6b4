import { nodesOf } from '../../source/parseYaml';
import { readLines } from '../../source/readSource';
import type { Fault, Source } from '../../source/Source';
import { toFinding } from '../former';
import { createMessage, type Message } from '../message';
import { rules } from '../rules';
import { findingsOf, rulesOn } from '../run';
import { editOf, explainFault, type Found, isLong } from './explainFault';
import { fieldAt } from './fieldAt';
import { apply, frontOf, isOfLayout, type Reading, read } from './judge';
import { indentOf } from './lines';
import type { Schema } from './schema';

/** The number of faults that are repaired in a file, and in long front matter, which is expensive to read many times. */
const MAX_FAULTS = 12;
const MAX_FAULTS_IF_LONG = 2;

const VALUE_RULES = rulesOn(rules, 'values');

interface LayoutOptions {
  file: string;
  original: readonly string[];
  /** Without what is no part of the file. */
  lines: readonly string[];
  schema: Schema;
}

/** A file's lines, repaired one fault at a time, and the messages about them. */
export class Layout {
  readonly messages: Message[] = [];
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

  /** Reads the file, and repairs it in a copy. */
  repair(): void {
    this.#reading = read(this.file, this.#reading.lines, this.schema);
    this.#repairFaults();
    if (!this.#reading.stop) this.#checkValues();
  }

  #repairFaults(): void {
    const left = new Set<string>();
    const isNext = (fault: Fault) => isOfLayout(fault) && !left.has(keyOf(fault));
    const most = isLong(frontOf(this.#reading.lines)) ? MAX_FAULTS_IF_LONG : MAX_FAULTS;
    for (let count = 0; count < most; count += 1) {
      const { stop, faults } = this.#reading;
      const fault = stop ?? faults.find(isNext);
      if (fault) this.#repairFault(fault);
      if (!fault || (stop && this.#reading.stop === stop)) return;
      left.add(keyOf(fault));
    }
  }

  #repairFault(fault: Fault): void {
    const found = explainFault(this.#reading, fault, this.schema);
    if (found && !this.#apply(found))
      for (const field of [found.finding.explains ?? fault.field].flat()) this.uncertain.add(field);
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
    const { source, lines } = this.#reading;
    if (!source.yaml) return [];
    const all = nodesOf(source.yaml);
    const nodes = new Map(all.map((node) => [node.path, node]));
    const context = { front: frontOf(lines), nodes, source, schema: this.schema };
    const inputs = all.map((node) => ({ ...context, node }));
    const found = VALUE_RULES.flatMap((rule) =>
      findingsOf((report) => {
        for (const input of inputs)
          rule.check(input, (finding) => report({ line: input.node.position.line, ...finding }));
      }).flatMap((finding) => ('range' in finding ? [] : [{ rule, finding: { line: 1, ...finding } }])),
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
    if (this.messages.some(({ ruleId, start }) => ruleId === rule.id && start.line === line)) return;
    const isPointed = finding.actual !== undefined && finding.corrected === undefined;
    const column =
      finding.column ?? (isPointed ? undefined : columnOf(this.#original[line - 1], finding.corrected));
    const front = frontOf(corrected ?? this.#reading.lines);
    const field = finding.field ?? (line <= front.length ? fieldAt(front, line - 1) : '');
    const source = { ...this.source, lines: [...this.#original] };
    const placed = toFinding(
      rule,
      { covers: [line], ...finding, field, column },
      { file: this.file, source },
    );
    this.messages.push(createMessage(rule, placed, () => this.#original));
  }
}

const keyOf = ({ ruleId, field, place }: Fault) => `${ruleId} ${field} ${place.line}`;

/** The first character that the correction changes; if it changes only spaces, the first word. */
function columnOf(line = '', corrected = line): number {
  const differs = [...line].findIndex((character, at) => character !== corrected[at]);
  const first = Math.max(0, indentOf(line));
  const isLayout = differs < 0 || (differs < first && line[differs] === ' ');
  return (isLayout ? first : differs) + 1;
}
