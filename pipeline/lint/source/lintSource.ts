import type { ContentType } from '../../model/contentType';
import type { Unreadable } from '../../source/readFile';
import { readLines, splitLines } from '../../source/readSource';
import type { Source } from '../../source/Source';
import { nodesOf } from '../../source/yamlNodes';
import type { FieldNames } from '../fields/FieldNames';
import { createMessage, type PlainMessage } from '../message';
import { UNUSUAL } from './characters';
import { isLevelled } from './descriptions';
import { closingFence } from './fences';
import { indentOf } from './lines';
import { ask, type Found, maxRepairs, repairAt } from './repair';
import { withoutSecondItem } from './secondItem';

export interface LintedSource {
  /** The source as it would be if the faults of its layout were fixed; with faults of its own where they cannot be. */
  source: Source;
  messages: PlainMessage[];
  /** Fields and groups of which some message is the cause of all else that is wrong with them. */
  uncertain: Set<string>;
}

/** What is known of a file beyond its text. */
interface About {
  type?: ContentType;
  known?: FieldNames;
  /** Of a `descriptions.md`: the names of the pictures beside it. */
  pictures?: readonly string[];
}

/** Reads a file's text and says what is wrong with its layout. Each fault is repaired in a copy, so that the rest can be read too. */
export function lintSource(file: string, input: string, about: About = {}): LintedSource {
  const copy = new Copy(file, splitLines(input));
  for (const found of ofFirstRule(ask({ step: 'item', lines: copy.lines, type: about.type }))) {
    copy.add(found);
    copy.lines = withoutSecondItem(copy.lines, found.finding.line - 1);
  }
  copy.closing = closingFence(copy.lines);
  const broken = ofFirstRule(ask({ step: 'file', lines: copy.lines, closing: copy.closing }));
  for (const found of broken) copy.add(found);
  const source = broken.length > 0 ? copy.unread : repair(copy, about);
  const { pictures } = about;
  for (const found of ask({ step: 'text', lines: source.lines })) copy.add(found);
  if (pictures && source.faults.length === 0)
    for (const found of ask({ step: 'descriptions', source, pictures })) copy.add(found);
  return { source, messages: copy.messages, uncertain: copy.uncertain };
}

/** Why a file has no text. */
export function lintUnreadable(file: string, unreadable: Unreadable): PlainMessage[] {
  const found = [...ask({ step: 'bytes', unreadable })];
  return found.map(({ rule, finding }) => createMessage(rule, { ...finding, in: file }));
}

/** The lines of a file, repaired one fault after another, and what was wrong with them. */
class Copy {
  readonly messages: PlainMessage[] = [];
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

  /** Adds a message, unless its rule has one on the line already. */
  add({ rule, finding }: Found): void {
    const { line } = finding;
    if (this.messages.some(({ ruleId, place }) => ruleId === rule.id && place.line === line)) return;
    const source = { ...this.unread, lines: [...this.#original] };
    const column = finding.column ?? columnOf(this.#original[line - 1], finding.corrected);
    const { file } = this;
    this.messages.push(createMessage(rule, { covers: [line], ...finding, column, in: { file, source } }));
  }

  /** Adds a message and corrects its line; says whether it did: a line that becomes two would move the others. */
  repair(found: Found): boolean {
    this.add(found);
    const { line, corrected } = found.finding;
    if (corrected === undefined || corrected.includes('\n')) return false;
    this.lines = this.lines.with(line - 1, corrected);
    return true;
  }
}

function repair(copy: Copy, about: About): Source {
  if (about.pictures) repairPictures(copy);
  const source = repairLayout(copy, repairCharacters(copy), about);
  const [fault] = source.faults;
  const isRead = source.yaml !== undefined && source.yaml.error === undefined;
  const repaired = isRead ? repairValues(copy, source) : source;
  if (fault && (!source.yaml || copy.messages.length === 0)) {
    copy.messages.length = 0;
    for (const found of ask({ step: 'refused', fault })) copy.add(found);
  }
  return repaired;
}

function repairPictures(copy: Copy): void {
  const { front } = copy;
  const isLevel = isLevelled(front);
  for (const index of front.keys()) {
    const [found] = ask({ step: 'picture', front, index, isLevel });
    if (found) copy.repair(found);
  }
}

/** Characters are looked at when the limits are checked, since very many of them take long. */
function repairCharacters(copy: Copy): Source {
  const source = readLines(copy.file, copy.lines);
  if (!source.yaml || !UNUSUAL.test(source.yaml.text)) return source;
  const { front } = copy;
  for (const index of layoutLines(front)) {
    const [found] = ask({ step: 'characters', front, index });
    if (found) copy.repair(found);
  }
  return source.lines === copy.lines ? source : readLines(copy.file, copy.lines);
}

/** The lines with unusual characters that are no part of a text of several lines. */
function layoutLines(front: readonly string[]): number[] {
  let block = -1;
  return [...front.entries()].flatMap(([index, line]) => {
    const indent = indentOf(line);
    if (block >= 0 && (indent > block || indent < 0)) return [];
    block = /[:-] +[|>][+-]?\d?\s*$/.test(line) ? indent : -1;
    return UNUSUAL.test(line) ? [index] : [];
  });
}

/** Repairs what keeps the parser from reading, and names that slipped into the group above. */
function repairLayout(copy: Copy, first: Source, { known, pictures }: About): Source {
  let source = first;
  for (let left = maxRepairs(copy.front) - copy.messages.length; left > 0; left -= 1) {
    const [fault] = source.faults;
    const found = fault
      ? repairAt(fault, copy.front, pictures === undefined)
      : known && [...ask({ step: 'names', source, known })][0];
    if (!found || !copy.repair(found)) break;
    source = readLines(copy.file, copy.lines);
  }
  return source;
}

/** Repairs what the parser reads, but not as it was meant. */
function repairValues(copy: Copy, source: Source): Source {
  const ofValues = ({ yaml }: Source) =>
    yaml ? [...ask({ step: 'values', front: copy.front, nodes: nodesOf(yaml) })] : [];
  const found = ofValues(source);
  if (found.length === 0) return source;
  const { lines } = copy;
  for (const each of found) copy.repair(each);
  const again = copy.lines === lines ? source : readLines(copy.file, copy.lines);
  const repaired = again.yaml && !again.yaml.error ? again : source;
  for (const { finding } of ofValues(repaired))
    if (finding.explains !== undefined) copy.uncertain.add(finding.explains);
  return repaired;
}

/** The first character that the corrected line has not; where that is but a space too many or too few, the first word. */
function columnOf(line = '', corrected = line): number {
  const differs = [...line].findIndex((character, at) => character !== corrected[at]);
  const first = Math.max(0, indentOf(line));
  const isLayout = differs < 0 || (differs < first && line[differs] === ' ');
  return (isLayout ? first : differs) + 1;
}

function ofFirstRule(found: Iterable<Found>): Found[] {
  const own: Found[] = [];
  for (const each of found) {
    if (own[0] && own[0].rule !== each.rule) break;
    own.push(each);
  }
  return own;
}
