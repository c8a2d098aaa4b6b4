import type { Nodes } from 'mdast';
import type { TypeName } from '../model/Site';
import type { Passage } from '../passages/Passage';
import type { Edit, Range } from '../passages/Range';
import type { Unreadable } from '../source/readFile';
import type { Fault, Source } from '../source/Source';
import type { YamlNode } from '../source/yamlNodes';
import { type Document, type DocumentOf, isOfType, type LintedContent } from './Document';
import type { SourceFile } from './fields/fieldSchema';
import type { LayoutSchema } from './layout/layoutSchema';
import type { MarkdownText, NodeOf } from './MarkdownText';
import type { AddressIndex } from './site/links/addressIndex';
import type { Published } from './site/links/publishedVersion';

export type Severity = 'error' | 'warning';

/** How certain a proposal is. `sure`: the only possible correction, which may be written without asking. `choice`: the likeliest one. */
export type Certainty = 'sure' | 'choice';

/** The text of a message. `{name}` stands for the value of that name in the `data` of a finding. */
export interface MessageText {
  /** What is wrong. Missing where the advice already says so. */
  what?: string;
  /** What to write or do instead. */
  advice?: string;
  /** Replaces the advice for an owner who filled in a form, sees no file, and has to do something else. */
  adviceInForm?: string;
}

/** A problem, whose text overrides that of the rule. */
export interface Problem extends MessageText {
  /** What to write in place of the range. */
  expected?: string;
  /** Overrides the `kind` of the rule. */
  kind?: Certainty;
  /** Overrides the severity of the rule. */
  severity?: Severity;
  data?: Readonly<Record<string, string | number>>;
}

/** A problem that a rule reports. */
export interface Finding extends Problem {
  range: Range;
  /** Replaces `expected` for edits of other ranges. */
  edits?: readonly Edit[];
  /** Further ranges with the same cause, which get no message of their own. */
  also?: readonly Range[];
}

/** The edit that replaces a range by a text; `undefined` without a text. */
export const write = (range: Range, text: string | undefined): Edit[] | undefined =>
  text === undefined ? undefined : [{ range, text }];

/** Takes a problem that a check has found. */
export type Report = (finding: Finding) => void;
/** The same for checks of the source, which know lines and not ranges. */
export type ReportLine = (finding: LineFinding) => void;

/** A problem on a line of the source. */
export interface LineFinding extends Problem {
  /** Lines and columns count from 1. By default, the line of the input. */
  line?: number;
  column?: number;
  /** The last line of a problem with several lines. */
  endLine?: number;
  /** What to write in place of these lines; an empty text deletes them. */
  text?: string;
  /** By default, the field that begins on the line, or else above it. */
  field?: string;
}

/** The lines of a file before it is parsed. */
export interface FencesInput {
  lines: readonly string[];
  /** The index of the closing fence, or of a line that looks like one; -1 without such a line. */
  closing: number;
  type?: TypeName;
}

/**
 * The line where YAML parsing fails, or where a value has the wrong shape for the schema; or a neighbor of that line. Rules propose
 * replacement lines. If no proposal fixes the fault, the first finding without a proposal is shown. `source` has the values that
 * could be parsed.
 */
export interface LayoutInput extends SourceFile, Pick<LayoutSchema, 'names' | 'pictures'> {
  /** The lines of the front matter at their indexes in the file, with an empty one for the opening fence. */
  front: readonly string[];
  /** The index of the line to check. */
  index: number;
  line: string;
  /** The index of the line with the fault. */
  faultIndex: number;
  fault: Fault;
}

/** A value that YAML accepts, though the owner may have meant another one. */
export interface ValueInput extends SourceFile {
  front: readonly string[];
  node: YamlNode;
  /** The line on which the value begins. */
  line: string;
  /** All nodes of the front matter, by their paths. */
  nodes: ReadonlyMap<string, YamlNode>;
}

/** A file after its layout was repaired as far as possible. */
export interface TextInput {
  source: Source;
  /** The names of the pictures beside a `descriptions.md` that can be parsed. */
  pictures?: readonly string[];
}

/** `document` is missing in `descriptions.md`. */
export interface PassageInput {
  passage: Passage;
  document?: Document;
}

/** What a check gets, by its stage. */
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

/** The stages before the fields of a file are loaded. */
export type SourceStage = 'bytes' | 'fences' | 'layout' | 'values' | 'text';
type ReportOn<Stage> = Stage extends SourceStage ? ReportLine : Report;
export type Check<Stage extends keyof RuleInput> = (input: RuleInput[Stage], report: ReportOn<Stage>) => void;

type Checks<Collected> = { [Stage in Exclude<keyof RuleInput, 'site'>]?: Check<Stage> } & {
  /** Returns the data that the check of the site needs from one file. It must be JSON, because it is cached. */
  collect?: Collect<Collected>;
  site?(input: SiteInput<Collected>, report: Report): void;
};

interface Definition extends MessageText {
  /** Part of every message, so it never changes. */
  id: string;
  /** `error` by default. */
  severity?: Severity;
  /** The explanation in docs/rules.md, if it depends on values: others stand in the table beside the rule, or are `what` and `advice`. */
  about?: string;
  /** The certainty of proposals, `choice` by default. In the layout stage, a proposal is `sure` if the file can be read with it (`proposeFix`), unless the finding says otherwise. */
  kind?: Certainty;
}

/** A rule has its text, and a check for each stage in which it runs. */
export type Rule = Definition & Checks<unknown>;

/** Defines a rule that reports errors. */
export const rule = <Collected>(definition: Definition & Checks<Collected>): Rule => definition;

/** Defines a rule that reports warnings. */
export const warning = <Collected>(definition: Definition & Checks<Collected>): Rule =>
  rule({ severity: 'warning', ...definition });

export type Collect<Collected> = (file: CollectedFile) => Collected;

/** A file from which a rule collects data. */
export interface CollectedFile extends Pick<Document, 'type' | 'source'> {
  passages: readonly Passage[];
}

/** What checks of the site look up. */
export interface SiteContext {
  business?: DocumentOf<'business'>;
  addresses: AddressIndex;
  published?: Published;
}

export interface SiteInput<Collected = unknown> extends LintedContent, SiteContext {
  /** What the rule has collected from a file. */
  collected: (document: Document) => Collected;
  /** Visits each file. A visit ends early if it reports too many findings. */
  forEachDocument: (visit: (document: Document, collected: Collected) => void) => void;
}

/** What a check found: no, one or several problems. A check may end with `isWrong && finding`. */
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
export const checkFilesOf = <Type extends TypeName>(
  type: Type,
  find: (document: DocumentOf<Type>, input: SiteInput) => Found,
) => checkDocuments((document, input) => isOfType(type)(document) && find(document, input));

/** A check of each item that the rule has collected from files. */
export const checkCollected =
  <Item>(find: (item: Item, input: SiteInput<Item[]>) => Found) =>
  (input: SiteInput<Item[]>, report: Report): void =>
    input.forEachDocument((_document, items) => {
      for (const item of items) reportAll(find(item, input), report);
    });
