import type { TypeName } from '../model/Site';
import type { Passage } from '../passages/passages';
import type { Unreadable } from '../source/readSource';
import { type Document, type DocumentOf, isOfType, type LintedContent } from './Document';
import type { Finding, Kind, Severity, Words } from './finding';
import type { FencesInput, LayoutInput, LineFinding, TextInput, ValueInput } from './layout/inputs';
import type { MarkdownText } from './MarkdownText';
import type { AddressIndex } from './site/links/addressIndex';
import type { Published } from './site/links/lastVersion';

export type Report = (finding: Finding) => void;
export type ReportLine = (finding: LineFinding) => void;

/** Something that the owner wrote. `document` is missing in `descriptions.md`. */
export interface PassageInput {
  passage: Passage;
  document?: Document;
}

export interface RuleInput<Collected = unknown> {
  bytes: Unreadable;
  fences: FencesInput;
  layout: LayoutInput;
  values: ValueInput;
  text: TextInput;
  fields: Document;
  markdown: MarkdownText;
  passages: PassageInput;
  site: SiteInput<Collected>;
}

/** The stages before the fields of a file are read. */
export type SourceStage = 'bytes' | 'fences' | 'layout' | 'values' | 'text';
type ReportOn<Stage> = Stage extends SourceStage ? ReportLine : Report;
type Check<Stage extends keyof RuleInput> = (input: RuleInput[Stage], report: ReportOn<Stage>) => void;

interface RuleText extends Words {
  /** A permanent id, which messages contain. */
  id: string;
  /** An error where it is not said. */
  severity?: Severity;
  /** What is wrong, then what to write instead, with names in braces for what a finding gives as `data`. */
  message?: string;
  /** What the rule means and how to fix it, for the owner, where its message does not say that too. */
  about?: string;
  /** How certain its proposals are. A choice where it is not said. */
  kind?: Kind;
  /** Whether the cause may be in another file. */
  isCausedElsewhere?: boolean;
  also?: { [Stage in keyof RuleInput]?: Check<Stage> };
}

/** Takes what a rule about the site needs from one file, as JSON, which is cached. */
export type Collect<Collected> = (file: CollectedFile) => Collected;

export interface CollectedFile extends Pick<Document, 'type' | 'source'> {
  passages: readonly Passage[];
}

/** A rule about the site has two halves: what it collects from each file, and what it finds in all of that. */
export interface RuleOn<Stage extends keyof RuleInput, Collected = unknown> extends RuleText {
  on: Stage;
  collect?: Collect<Collected>;
  check(input: RuleInput<Collected>[Stage], report: ReportOn<Stage>): void;
}

interface Explained {
  about: string;
}

export type Rule = { [Stage in keyof RuleInput]: RuleOn<Stage> }[keyof RuleInput] & Explained;

export function rule<Stage extends keyof RuleInput, Collected>(
  definition: RuleOn<Stage, Collected>,
): RuleOn<Stage, Collected> & Explained {
  const { message, what = message, advice } = definition;
  const said = [what, advice].filter(Boolean).join(' ');
  return { about: said.replace(/\{\w+\}/g, '…'), ...definition };
}

export interface SiteContext {
  addresses: AddressIndex;
  published?: Published;
}

export interface SiteInput<Collected = unknown> extends LintedContent, SiteContext {
  collected: (document: Document) => Collected;
  /** Visits each file. Findings reported during a visit belong to that file. Ends a visit with too many findings early. */
  forEachDocument: (visit: (document: Document, collected: Collected) => void) => void;
}

/** A check of each item that a rule collects from files. */
export const checkCollected =
  <Item>(find: (item: Item, document: Document) => Finding | undefined) =>
  ({ forEachDocument }: SiteInput<Item[]>, report: Report): void =>
    forEachDocument((document, items) => {
      for (const item of items) {
        const found = find(item, document);
        if (found) report(found);
      }
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

/** A check of each file of one type by itself. */
export const checkEach =
  <Type extends TypeName>(
    type: Type,
    check: (document: DocumentOf<Type>, report: Report, input: SiteInput) => void,
  ) =>
  (input: SiteInput, report: Report): void =>
    input.forEachDocument((document) => {
      if (isOfType(type)(document)) check(document, report, input);
    });
