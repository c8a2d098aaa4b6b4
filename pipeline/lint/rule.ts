import type { Nodes } from 'mdast';
import type { TypeName } from '../model/Site';
import type { Passage } from '../passages/passages';
import type { YamlNode } from '../source/parseYaml';
import type { Unreadable } from '../source/readSource';
import type { Fault, Source } from '../source/Source';
import { type Document, type DocumentOf, isOfType, type LintedContent } from './Document';
import type { Typed } from './fields/schema';
import type { Finding, Kind, Severity, Words } from './finding';
import type { Schema } from './layout/schema';
import type { Translation } from './layout/translate';
import type { MarkdownText, NodeOf } from './MarkdownText';
import type { AddressIndex } from './site/links/addressIndex';
import type { Published } from './site/links/lastVersion';

export type Report = (finding: Finding) => void;
export type ReportLine = (finding: LineFinding) => void;

/** What a rule about the source of a file finds on a line, with its own words where they differ from the rule's. */
export interface LineFinding extends Words, Pick<Finding, 'data' | 'severity'> {
  /** If it is not the line that the rule was asked about. Lines and columns count from 1. */
  line?: number;
  column?: number;
  /** The last line, where it is about several. */
  endLine?: number;
  /** What could stand in place of these lines; an empty text deletes them. */
  text?: string;
  kind?: Kind;
  /** If it is not the field that begins on the line or above it. */
  field?: string;
}

/** The lines of a file before it is read. */
export interface FencesInput {
  lines: readonly string[];
  /** The index of the line that ends the front matter or should; -1 where there is none. */
  closing: number;
  type?: TypeName;
}

/**
 * A line of the front matter at or near which reading stops, or where a value has a shape that the schema does not take. Rules
 * propose lines in its place, and of lines near it. Of what they find without a proposal, the first is shown where no
 * proposal helps. The source is the file as far as it can be read.
 */
export interface LayoutInput extends Typed, Pick<Schema, 'names' | 'pictures'> {
  /** The lines of the front matter at their indexes in the file, with an empty one for the opening fence. */
  front: readonly string[];
  index: number;
  line: string;
  /** The index of the line with the fault. */
  at: number;
  fault: Fault;
}

/** A value that was read, perhaps in a way that its owner did not mean. */
export interface ValueInput extends Typed {
  front: readonly string[];
  node: YamlNode;
  /** The line on which it begins. */
  line: string;
  /** All values, by their paths. */
  nodes: ReadonlyMap<string, YamlNode>;
}

/** A file whose layout was repaired as far as possible. */
export interface TextInput {
  source: Source;
  /** Of a `descriptions.md` that can be read: the names of the pictures beside it. */
  pictures?: readonly string[];
}

/** Something that the owner wrote. `document` is missing in `descriptions.md`. */
export interface PassageInput {
  passage: Passage;
  document?: Document;
}

export interface RuleInput {
  bytes: Unreadable;
  fences: FencesInput;
  layout: LayoutInput;
  values: ValueInput;
  text: TextInput;
  fields: Document;
  markdown: MarkdownText;
  passages: PassageInput;
  site: SiteInput;
}

/** The stages before the fields of a file are read. */
export type SourceStage = 'bytes' | 'fences' | 'layout' | 'values' | 'text';
type ReportOn<Stage> = Stage extends SourceStage ? ReportLine : Report;
export type Check<Stage extends keyof RuleInput> = (input: RuleInput[Stage], report: ReportOn<Stage>) => void;

/** A check of the site may collect from each file what it needs. */
type Checks = { [Stage in keyof RuleInput]?: Check<Stage> } & { site?: { collect?: Collect<unknown> } };

interface Definition extends Words {
  /** A permanent id, which messages contain. */
  id: string;
  /** An error where it is not said. */
  severity?: Severity;
  /** What the rule means and how to fix it, for the owner, where its words do not say that too. */
  about?: string;
  /** How certain its proposals are. A choice where it is not said; about layout, trying them tells, unless they are to be choices. */
  kind?: Kind;
}

/** A rule: its words, and a check for each stage at which it looks. */
export type Rule = Definition & Checks & { about: string };

export function rule(definition: Definition & Checks): Rule {
  const said = [definition.what, definition.advice].filter(Boolean).join(' ');
  return { about: said.replace(/\{\w+\}/g, '…'), ...definition };
}

export const warning = (definition: Definition & Checks): Rule =>
  rule({ severity: 'warning', ...definition });

/** Takes what a rule about the site needs from one file, as JSON, which is cached. */
export type Collect<Collected> = (file: CollectedFile) => Collected;

export interface CollectedFile extends Pick<Document, 'type' | 'source'> {
  passages: readonly Passage[];
  translation?: Translation;
}

/** A check of the site with two halves: what it collects from each file, and what it finds in all of that. */
export const collecting = <Collected>(
  collect: Collect<Collected>,
  check: (input: SiteInput<Collected>, report: Report) => void,
): Rule['site'] =>
  Object.assign((input: SiteInput, report: Report) => check(input as SiteInput<Collected>, report), {
    collect,
  });

export interface SiteContext {
  business?: DocumentOf<'business'>;
  addresses: AddressIndex;
  published?: Published;
}

export interface SiteInput<Collected = unknown> extends LintedContent, SiteContext {
  collected: (document: Document) => Collected;
  /** Visits each file. Findings reported during a visit belong to that file. Ends a visit with too many findings early. */
  forEachDocument: (visit: (document: Document, collected: Collected) => void) => void;
}

type Found = Finding | readonly Finding[] | false | '' | undefined;

function reportAll(found: Found, report: Report): void {
  for (const finding of [found || []].flat()) report(finding);
}

/** A check of the nodes of one type in a Markdown text. */
export const checkNodes =
  <Type extends Nodes['type']>(type: Type, find: (node: NodeOf<Type>, text: MarkdownText) => Found) =>
  (text: MarkdownText, report: Report): void => {
    for (const node of text.nodes(type)) reportAll(find(node, text), report);
  };

/** A check of each file by itself. */
export const checkDocuments =
  (find: (document: Document, input: SiteInput) => Found) =>
  (input: SiteInput, report: Report): void =>
    input.forEachDocument((document) => reportAll(find(document, input), report));

/** A check of each file of one type. */
export const checkEach = <Type extends TypeName>(
  type: Type,
  find: (document: DocumentOf<Type>, input: SiteInput) => Found,
) => checkDocuments((document, input) => isOfType(type)(document) && find(document, input));

/** A check of each item that a rule collects from files. */
export const checkCollected =
  <Item>(find: (item: Item, input: SiteInput<Item[]>, document: Document) => Found) =>
  (input: SiteInput<Item[]>, report: Report): void =>
    input.forEachDocument((document, items) => {
      for (const item of items) reportAll(find(item, input, document), report);
    });

/** Visits each item whose key an earlier item has too, with the first such item. */
export function forEachRepeated<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string | undefined,
  visit: (item: Item, first: Item) => void,
): void {
  const firstOf = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    const first = key && firstOf.get(key);
    if (first) visit(item, first);
    else if (key) firstOf.set(key, item);
  }
}
