import type { Fault, Source } from '../../source/Source';
import { yamlNodesOf } from '../../source/yamlNodes';
import { splitPath } from '../fields/fieldSchema';
import type { Message } from '../message';
import type { ValueInput } from '../rule';
import { rules } from '../rules';
import { type RuleFinding, rulesOn, runSourceRules } from '../runRules';
import { applyEdit, fieldsFixed, isLayoutFault, replacementOf } from './evaluateEdit';
import type { LayoutSchema } from './layoutSchema';
import { lineMessage } from './lineMessage';
import { frontLines } from './lines';
import { type Parsed, parseLines } from './parseLines';
import { isLong, proposeFix } from './proposeFix';

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

/** A file with its layout repaired as far as possible. */
export interface RepairedLayout {
  source: Source;
  messages: Message[];
  /** Fields and groups whose other faults are already explained by a message. */
  broken: ReadonlySet<string>;
}

/** Parses lines and repairs them. The file on disk stays as it is. */
export const repairLayout = (options: LayoutOptions): RepairedLayout => new Layout(options);

/** Repairs the lines of a file, one fault at a time, and collects messages about them. */
class Layout implements RepairedLayout {
  readonly messages: Message[] = [];
  readonly broken = new Set<string>();
  readonly #options: LayoutOptions;
  #parsed: Parsed;

  constructor(options: LayoutOptions) {
    this.#options = options;
    this.#parsed = this.#parse(options.lines);
    this.#repairFaults();
    if (!this.#parsed.error) this.#checkValues();
  }

  get source(): Source {
    return this.#parsed.source;
  }

  #parse(lines: readonly string[]): Parsed {
    return parseLines(this.#options.file, lines, this.#options.schema);
  }

  #repairFaults(): void {
    const tried = new Set<string>();
    const maxFaults = isLong(frontLines(this.#parsed.lines)) ? MAX_FAULTS_IF_LONG : MAX_FAULTS;
    for (let count = 0; count < maxFaults; count += 1) {
      const { error, faults } = this.#parsed;
      const fault = error ?? faults.find((each) => isLayoutFault(each) && !tried.has(keyWithLine(each)));
      if (fault) this.#repairFault(fault);
      const isErrorLeft = error !== undefined && this.#parsed.error === error;
      if (!fault || isErrorLeft) return;
      tried.add(keyWithLine(fault));
    }
  }

  #repairFault(fault: Fault): void {
    const found = proposeFix(this.#parsed, fault, this.#options.schema);
    if (!found) return;
    const { lines } = this.#parsed;
    const corrected = withCorrection(lines, found);
    this.#add(found, corrected);
    if (isInPlace(corrected, lines)) this.#parsed = this.#parse(corrected);
    else this.#markBroken(found, fault.field);
    // A duplicate name may belong to another group.
    if (fault.ruleId === 'twice') this.broken.add(splitPath(fault.field).group);
  }

  /** Reports and corrects values that YAML accepts with another meaning than the owner intended. */
  #checkValues(): void {
    const found = this.#runValueRules();
    let { lines } = this.#parsed;
    for (const each of found) {
      const corrected = withCorrection(lines, each);
      this.#add(each, corrected);
      if (isInPlace(corrected, lines)) lines = corrected;
    }
    const isCorrected = lines !== this.#parsed.lines;
    const parsed = isCorrected ? this.#parse(lines) : this.#parsed;
    if (!parsed.error) this.#parsed = parsed;
    const remaining = isCorrected ? this.#runValueRules() : found;
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
      type: this.#options.schema.type,
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
    const after = edit && this.#parse(applyEdit(before.lines, edit));
    if (after && !after.error) for (const gone of fieldsFixed(before, after)) this.broken.add(gone);
  }

  #add(found: RuleFinding, corrected: readonly string[]): void {
    this.messages.push(lineMessage(found, this.#options, corrected));
  }
}

/** The lines with the correction that a finding proposes, if any. */
function withCorrection(lines: readonly string[], found: RuleFinding): readonly string[] {
  const edit = replacementOf(found);
  return edit ? applyEdit(lines, edit) : lines;
}

/** Whether a correction changes lines and keeps all line numbers. */
const isInPlace = (corrected: readonly string[], lines: readonly string[]): boolean =>
  corrected !== lines && corrected.length === lines.length;

/** Identifies a fault between two attempts, which keep all line numbers. */
const keyWithLine = ({ ruleId, field, place }: Fault) => `${ruleId} ${field} ${place.line}`;
