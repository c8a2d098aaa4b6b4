import { rangeOnLine, wholeLines } from '../../passages/Range';
import { yamlNodesOf } from '../../source/parseYaml';
import { readLines } from '../../source/readSource';
import type { Fault, Source } from '../../source/Source';
import { splitPath } from '../fields/fieldPaths';
import { write } from '../finding';
import { createMessage, type Message } from '../message';
import type { ValueInput } from '../rule';
import { rules } from '../rules';
import { rulesOn } from '../runRules';
import { applyEdit, fieldsFixed, frontLines, isLayoutFault, type Parsed, parseLines } from './evaluateEdit';
import { fieldAt } from './fieldAt';
import type { LayoutSchema } from './layoutSchema';
import { indentOf } from './lines';
import { isLong, proposeFix, type RuleFinding, replacementOf, runSourceRules } from './proposeFix';

/** The number of faults that are repaired in a file; fewer in long front matter, because each attempt parses it several times. */
const MAX_FAULTS = 12;
const MAX_FAULTS_IF_LONG = 2;

const VALUE_RULES = rulesOn(rules, 'values');

interface LayoutOptions {
  file: string;
  /** The lines on disk: messages have their positions in these. */
  original: readonly string[];
  /** The lines to repair: `original` with corrected fences, and without what belongs in another file. */
  lines: readonly string[];
  schema: LayoutSchema;
}

/** Repairs the lines of a file, one fault at a time, and collects messages about them. */
export class Layout {
  readonly messages: Message[] = [];
  /** Fields and groups whose other faults are already explained by a message. */
  readonly broken = new Set<string>();
  readonly file: string;
  readonly schema: LayoutSchema;
  readonly #original: readonly string[];
  #parsed: Parsed;

  constructor({ file, original, lines, schema }: LayoutOptions) {
    this.file = file;
    this.schema = schema;
    this.#original = original;
    this.#parsed = { lines, source: { ...readLines(file, []), lines: [...lines] }, faults: [] };
  }

  get source(): Source {
    return this.#parsed.source;
  }

  /** Parses the lines and repairs them. The file on disk stays as it is. */
  repair(): void {
    this.#parsed = parseLines(this.file, this.#parsed.lines, this.schema);
    this.#repairFaults();
    if (!this.#parsed.error) this.#checkValues();
  }

  #repairFaults(): void {
    const tried = new Set<string>();
    const maxFaults = isLong(frontLines(this.#parsed.lines)) ? MAX_FAULTS_IF_LONG : MAX_FAULTS;
    for (let count = 0; count < maxFaults; count += 1) {
      const { error, faults } = this.#parsed;
      const fault = error ?? faults.find((each) => isLayoutFault(each) && !tried.has(faultKey(each)));
      if (fault) this.#repairFault(fault);
      const isErrorLeft = error !== undefined && this.#parsed.error === error;
      if (!fault || isErrorLeft) return;
      tried.add(faultKey(fault));
    }
  }

  #repairFault(fault: Fault): void {
    const found = proposeFix(this.#parsed, fault, this.schema);
    if (found && !this.#apply(found)) this.#markBroken(found, fault.field);
    // A duplicate name may belong to another group.
    if (found && fault.ruleId === 'twice') this.broken.add(splitPath(fault.field).group);
  }

  /** Reports values that YAML accepts with another meaning than the owner intended. */
  #checkValues(): void {
    const found = this.#runValueRules();
    const before = this.#parsed;
    const applied = found.map((each) => this.#apply(each, { parsesAgain: false }));
    if (this.#parsed !== before) this.#parsed = parseLines(this.file, this.#parsed.lines, this.schema);
    if (this.#parsed.error) this.#parsed = before;
    const remaining = applied.includes(true) ? this.#runValueRules() : found;
    for (const each of remaining) this.#markBroken(each, each.finding.field ?? '');
  }

  /** The findings about values; on each line, only those of the first rule that finds something there. */
  #runValueRules(): RuleFinding[] {
    const { source, lines } = this.#parsed;
    if (!source.yaml) return [];
    const yamlNodes = yamlNodesOf(source.yaml);
    const nodes = new Map(yamlNodes.map((node) => [node.path, node]));
    const front = frontLines(lines);
    const inputs = yamlNodes.map((node) => ({
      type: this.schema.type,
      source,
      front,
      nodes,
      node,
      line: front[node.position.line - 1] ?? '',
    }));
    const placeOf = ({ node: { position, path } }: ValueInput) => ({ ...position, field: path });
    const found = runSourceRules('values', VALUE_RULES, inputs, placeOf);
    const firstRules = new Map(found.toReversed().map(({ rule, finding }) => [finding.line, rule]));
    return found.filter(({ rule, finding }) => firstRules.get(finding.line) === rule);
  }

  /** Marks a reported field that could not be repaired, and the fields whose faults its proposal would remove. */
  #markBroken(found: RuleFinding, field: string): void {
    this.broken.add(field);
    const edit = replacementOf(found);
    const before = this.#parsed;
    const after = edit && parseLines(this.file, applyEdit(before.lines, edit), this.schema);
    if (after && !after.error) for (const gone of fieldsFixed(before, after)) this.broken.add(gone);
  }

  /** Adds a message, and corrects its lines if that keeps all line numbers. Returns whether it did. Without `parsesAgain`, the caller parses. */
  #apply(found: RuleFinding, { parsesAgain = true } = {}): boolean {
    const edit = replacementOf(found);
    const lines = edit && applyEdit(this.#parsed.lines, edit);
    const isApplied = lines !== undefined && lines.length === this.#parsed.lines.length;
    if (isApplied)
      this.#parsed = parsesAgain ? parseLines(this.file, lines, this.schema) : { ...this.#parsed, lines };
    this.add(found, lines);
    return isApplied;
  }

  /** Adds a message, unless its rule already has one on the line. `corrected`: all lines with the finding's correction. */
  add({ rule, finding }: RuleFinding, corrected?: readonly string[]): void {
    const { line, endLine = line, text, kind, severity, data, what, advice, adviceInForm } = finding;
    if (this.messages.some(({ ruleId, start }) => ruleId === rule.id && start.line === line)) return;
    const { file } = this;
    const lines = this.#original;
    const column = finding.column ?? columnOf(lines[line - 1], text);
    const end = rangeOnLine({ file, lines }, endLine).end;
    const range = {
      file,
      start: { line, column },
      end,
      field: finding.field ?? fieldIn(frontLines(corrected ?? this.#parsed.lines), line),
    };
    const replaced =
      text === '' ? wholeLines(file, line, endLine) : { file, start: { line, column: 1 }, end };
    const fix = text === undefined ? undefined : write(replaced, text, kind);
    const says = what === undefined && advice === undefined ? undefined : { what, advice, adviceInForm };
    const message = createMessage(rule, { range, says, data, severity, fix }, () => lines);
    this.messages.push({ ...message, reservesLines: true });
  }
}

/** The path of the field on a line; empty below the front matter. */
const fieldIn = (front: readonly string[], line: number) =>
  line <= front.length ? fieldAt(front, line - 1) : '';

const faultKey = ({ ruleId, field, place }: Fault) => `${ruleId} ${field} ${place.line}`;

/** The column of the first character that the correction changes; of the first word if it changes only the indentation. */
function columnOf(line = '', corrected = line): number {
  const differs = [...line].findIndex((character, at) => character !== corrected[at]);
  const first = Math.max(0, indentOf(line));
  const isLayout = differs < 0 || (differs < first && line[differs] === ' ');
  return (isLayout ? first : differs) + 1;
}
