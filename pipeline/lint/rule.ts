import type { TypeName } from '../model/Site';
import type { Unreadable } from '../source/readSource';
import { type Document, type DocumentOf, isOfType, type LintedContent } from './Document';
import type { FencesInput, LayoutInput, TextInput, ValueInput } from './layout/inputs';
import type { MarkdownText } from './MarkdownText';
import type { AddressIndex } from './site/links/addressIndex';
import type { Published } from './site/links/lastVersion';

export interface Finding {
  /** What is wrong, then what to write instead, where the rule's message does not say it. */
  reason?: string;
  /** The same for somebody who filled in a form and sees no file, where the rule's own words do not say it. */
  inForm?: string;
  /** What is filled in for the names in braces of the rule's message. */
  data?: Readonly<Record<string, string | number>>;
  /** The wrong text on the line. Without it, the finding is about the whole value or line. */
  actual?: string;
  /** What to write in place of `actual`. It may be several lines. */
  expected?: string;
  /** If it differs from the rule's. */
  severity?: Severity;
  /** If it differs from the rule's. */
  kind?: Kind;
  field?: string;
  /** The line of the file, or in a Markdown rule of the text, where no field is given. Counts from 1. */
  line?: number;
  /** The column, if neither `actual` nor the field gives it. */
  column?: number;
  /** The file it is shown in, if it is not the one that the rule was asked about. */
  in?: Document | string;
  /** What a finding without `actual` points at on its line. */
  pointer?: RegExp;
  /** The whole line as it should be, in place of `actual` and `expected`. */
  corrected?: string;
  /** The last line in whose place `corrected` is, if it is not `line`. */
  through?: number;
  /** Lines on which other messages are hidden, because they have the same cause. */
  covers?: number[];
  /** Files in which all other messages are hidden. */
  coversFiles?: string[];
  /** The path of a field, or of several, whose other faults have the same cause. Only rules about the source set it. */
  explains?: string | string[];
}

export type Severity = 'error' | 'warning';

/**
 * How certain a proposal is. `sure`: what the owner meant, so that it may be written without asking. `choice`: probably meant.
 * `template`: an example with words to replace.
 */
export type Kind = 'sure' | 'choice' | 'template';
export type Report = (finding: Finding) => void;

export interface RuleInput<Collected = unknown> {
  bytes: Unreadable;
  fences: FencesInput;
  layout: LayoutInput;
  values: ValueInput;
  text: TextInput;
  fields: Document;
  markdown: MarkdownText;
  site: SiteInput<Collected>;
}

type Check<Stage extends keyof RuleInput> = (input: RuleInput[Stage], report: Report) => void;

interface RuleText {
  /** A permanent id, which messages contain. */
  id: string;
  /** An error where it is not said. */
  severity?: Severity;
  /** What is wrong, then what to write instead, with names in braces for what a finding gives as `data`. */
  message?: string;
  /** The same for somebody who filled in a form and sees no file, where it speaks of files. */
  inForm?: string;
  /** What the rule means and how to fix it, for the owner, where its message does not say that too. */
  about?: string;
  /** How certain its proposals are. A choice where it is not said. */
  kind?: Kind;
  /** Whether the cause may be in another file. */
  isCausedElsewhere?: boolean;
  also?: { [Stage in keyof RuleInput]?: Check<Stage> };
}

/** Takes what a rule about the site needs from one file, as JSON, which is cached. */
export type Collect<Collected> = (file: Pick<Document, 'type' | 'source'>) => Collected;

/** A rule about the site has two halves: what it collects from each file, and what it finds in all of that. */
export interface RuleOn<Stage extends keyof RuleInput, Collected = unknown> extends RuleText {
  on: Stage;
  collect?: Collect<Collected>;
  check(input: RuleInput<Collected>[Stage], report: Report): void;
}

interface Explained {
  about: string;
}

export type Rule = { [Stage in keyof RuleInput]: RuleOn<Stage> }[keyof RuleInput] & Explained;

export function rule<Stage extends keyof RuleInput, Collected>(
  definition: RuleOn<Stage, Collected>,
): RuleOn<Stage, Collected> & Explained {
  const { message = '', about = message.replace(/\{\w+\}/g, '…') } = definition;
  return { ...definition, about };
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
