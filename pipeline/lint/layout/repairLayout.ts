import { rangeOnLine, wholeLines } from '../../passages/Range';
import { yamlNodesOf } from '../../source/parseYaml';
import { readLines } from '../../source/readSource';
import type { Fault, Source } from '../../source/Source';
import { write } from '../finding';
import { createMessage, type Message } from '../message';
import { placeOfMisplaced } from '../misplacedFiles';
import type { ValueInput } from '../rule';
import { rules } from '../rules';
import { rulesOn } from '../run';
import { editOf, explainFault, type Found, findingsIn, isLong } from './explainFault';
import { fieldAt } from './fieldAt';
import { apply, fieldsOfGone, frontOf, isOfLayout, type Reading, read } from './judge';
import { indentOf } from './lines';
import type { Schema } from './schema';
import { type Translation, translate } from './translate';

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
  readonly broken = new Set<string>();
  readonly file: string;
  readonly schema: Schema;
  readonly #original: readonly string[];
  #reading: Reading;
  /** What was said in the names of other programs. */
  translation?: Translation;

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
      if (!this.#reading.stop && !this.translation) this.#translate();
      const { stop, faults } = this.#reading;
      const fault = stop ?? faults.find(isNext);
      if (fault) this.#repairFault(fault);
      if (!fault || (stop && this.#reading.stop === stop)) return;
      left.add(keyOf(fault));
    }
  }

  #translate(): void {
    const { values } = this.#reading.source;
    const { type } = this.schema;
    // A file of another type is read as one of that.
    const isHere = type && !placeOfMisplaced(type, this.file, values);
    const { source, translation } = (isHere && translate(this.#reading.source, this.schema)) || {};
    if (source) this.#reading = read(this.file, source.lines, this.schema);
    this.translation = translation ?? { names: [], edits: [] };
  }

  #repairFault(fault: Fault): void {
    const found = explainFault(this.#reading, fault, this.schema);
    if (found && !this.#apply(found)) this.#break(found, fault.field);
    // What is there twice may be in the wrong group.
    if (found && fault.ruleId === 'twice') this.broken.add(fault.field.replace(/(?:^|\.)[^.]*$/, ''));
  }

  /** Values that are read, and not as their owner meant them. */
  #checkValues(): void {
    const found = this.#ofValues();
    const before = this.#reading;
    const applied = found.map((each) => this.#apply(each, false));
    if (this.#reading !== before) this.#reading = read(this.file, this.#reading.lines, this.schema);
    if (this.#reading.stop) this.#reading = before;
    const again = applied.includes(true) ? this.#ofValues() : found;
    for (const each of again) this.#break(each, each.finding.field ?? '');
  }

  #ofValues(): Found[] {
    const { source, lines } = this.#reading;
    if (!source.yaml) return [];
    const all = yamlNodesOf(source.yaml);
    const nodes = new Map(all.map((node) => [node.path, node]));
    const front = frontOf(lines);
    const inputs = all.map((node) => ({
      ...{ type: this.schema.type, source, front, nodes, node },
      line: front[node.position.line - 1] ?? '',
    }));
    const placeOf = ({ node: { position, path } }: ValueInput) => ({ ...position, field: path });
    const found = findingsIn('values', VALUE_RULES, inputs, placeOf);
    const firstOf = new Map(found.toReversed().map(({ rule, finding }) => [finding.line, rule]));
    return found.filter(({ rule, finding }) => firstOf.get(finding.line) === rule);
  }

  /** A field that is reported and not repaired explains its other faults, and those that go away with what is proposed. */
  #break(found: Found, field: string): void {
    this.broken.add(field);
    const edit = editOf(found);
    const before = this.#reading;
    const after = edit && read(this.file, apply(before.lines, edit), this.schema);
    if (after && !after.stop) for (const gone of fieldsOfGone(before, after)) this.broken.add(gone);
  }

  /** Adds a message and corrects its lines. Returns whether it did: a correction of another length would move the others. */
  #apply(found: Found, isRead = true): boolean {
    const edit = editOf(found);
    const lines = edit && apply(this.#reading.lines, edit);
    const isApplied = lines !== undefined && lines.length === this.#reading.lines.length;
    if (isApplied) this.#reading = isRead ? read(this.file, lines, this.schema) : { ...this.#reading, lines };
    this.add(found, lines);
    return isApplied;
  }

  /** Adds a message, unless its rule already has one on the line. */
  add({ rule, finding }: Found, corrected?: readonly string[]): void {
    const { line, endLine = line, text, kind, severity, data, what, advice, inForm } = finding;
    if (this.messages.some(({ ruleId, start }) => ruleId === rule.id && start.line === line)) return;
    const { file } = this;
    const lines = this.#original;
    const column = finding.column ?? columnOf(lines[line - 1], text);
    const end = rangeOnLine({ file, lines }, endLine).end;
    const range = {
      file,
      start: { line, column },
      end,
      field: finding.field ?? fieldIn(frontOf(corrected ?? this.#reading.lines), line),
    };
    const replaced =
      text === '' ? wholeLines(file, line, endLine) : { file, start: { line, column: 1 }, end };
    const fix = text === undefined ? undefined : write(replaced, text, kind);
    const says = what === undefined && advice === undefined ? undefined : { what, advice, inForm };
    const message = createMessage(rule, { range, says, data, severity, fix }, () => lines);
    this.messages.push({ ...message, takesLines: true });
  }
}

const fieldIn = (front: readonly string[], line: number) =>
  line <= front.length ? fieldAt(front, line - 1) : '';

const keyOf = ({ ruleId, field, place }: Fault) => `${ruleId} ${field} ${place.line}`;

/** The first character that the correction changes; if it changes only spaces, the first word. */
function columnOf(line = '', corrected = line): number {
  const differs = [...line].findIndex((character, at) => character !== corrected[at]);
  const first = Math.max(0, indentOf(line));
  const isLayout = differs < 0 || (differs < first && line[differs] === ' ');
  return (isLayout ? first : differs) + 1;
}
