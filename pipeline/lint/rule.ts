import type { Nodes } from 'mdast';
import type { TypeName } from '../model/Site';
import type { Passage } from '../passages/passages';
import type { Unreadable } from '../source/readSource';
import { type Document, type DocumentOf, isOfType, type LintedContent } from './Document';
import type { Finding, Kind, Severity, Words } from './finding';
import type { FencesInput, LayoutInput, LineFinding, TextInput, ValueInput } from './layout/inputs';
import type { Translation } from './layout/translate';
import type { MarkdownText, NodeOf } from './MarkdownText';
import type { AddressIndex } from './site/links/addressIndex';
import type { Published } from './site/links/lastVersion';

export type Report = (finding: Finding) => void;
export type ReportLine = (finding: LineFinding) => void;

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
