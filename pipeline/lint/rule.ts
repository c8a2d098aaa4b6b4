import type { Document, LintedContent } from './Document';
import type { MarkdownText } from './MarkdownText';
import type { SourceInput } from './SourceInput';
import type { AddressIndex } from './site/addressIndex';
import type { Published } from './site/lastVersion';

/** Something that a rule found, in words. */
export interface Finding {
  /** What is wrong, then what to write instead. */
  reason: string;
  /** The wrong words as they stand on the line; without them the whole value or line is meant. */
  actual?: string;
  /** What to write in place of `actual`, where it is certain. It may be several lines. */
  expected?: string;
  /** Where it is not the rule's own. */
  severity?: Severity;
  /** The path of the field that it is about. */
  field?: string;
  /** The line of the file, or in a Markdown rule of the text, where no field is given. Counts from 1. */
  line?: number;
  /** Where on the line, if neither `actual` nor the field's position tells. */
  column?: number;
  /** The file it is shown in, if it is not the one that the rule was asked about. */
  in?: Document | string;
  /** What a finding without `actual` points at on its line. */
  pointer?: RegExp;
  /** The whole line as it should be, in place of `actual` and `expected`. */
  corrected?: string;
  /** Lines on which nothing else is shown, since it would have the same cause. */
  covers?: number[];
  /** The path of the field whose other faults have the same cause; only rules about the source say so. */
  explains?: string;
}

export type Severity = 'error' | 'warning';
export type Report = (finding: Finding) => void;

/** What the rules of each stage are asked about. */
export interface RuleInput {
  source: SourceInput;
  fields: Document;
  markdown: MarkdownText;
  site: SiteInput;
}

/**
 * Words of a file of the example site (`replace`; without it the right ones) and what is written in their place; or whole files by
 * path, where `{before}` is what the file has, null a file that is deleted, and `linkTo` a symbolic link.
 */
export type Example =
  | { file: string; replace?: string; wrong: string; right: string }
  | {
      /** Files of the version that visitors know, which both sides take away. */
      published?: Record<string, string>;
      wrong: ExampleFiles;
      right: ExampleFiles;
    };

type ExampleFiles = Record<string, string | null | { replace: string; by: string } | { linkTo: string }>;

type Check<Stage extends keyof RuleInput> = (input: RuleInput[Stage], report: Report) => void;

/** Lines in the text of a page. */
export const textExample = (wrong: string, right: string): Example => ({
  file: 'blog/frozen-pipes.md',
  replace: '## Warm it slowly',
  wrong,
  right,
});

interface RuleText {
  /** A lasting name, which messages carry. */
  id: string;
  /** An error where it is not said. */
  severity?: Severity;
  /** What the rule means and how to fix it, for the owner. */
  about: string;
  /** Whether its correction is so certain that `--fix` writes it. */
  isFixSafe?: boolean;
  /** Whether the cause may be another file than the one that shows it. */
  isCausedElsewhere?: boolean;
  /** What it looks at on other stages than its own. */
  also?: { [Stage in keyof RuleInput]?: Check<Stage> };
  /** Changes of the site in tests/fixtures/plumber: the wrong one is reported by this rule and no other, the right one by none. */
  examples: Example | readonly Example[];
}

export type RuleOn<Stage extends keyof RuleInput> = RuleText & {
  on: Stage;
  check: Check<Stage>;
};
export type Rule = { [Stage in keyof RuleInput]: RuleOn<Stage> }[keyof RuleInput];

/** Describes one mistake that an owner makes. */
export function rule<Stage extends keyof RuleInput>(definition: RuleOn<Stage>): RuleOn<Stage> {
  return definition;
}

export interface SiteContext {
  addresses: AddressIndex;
  /** The version that visitors know, where it is known. */
  published?: Published;
}

/** What rules about the whole site are asked about. */
export interface SiteInput extends LintedContent, SiteContext {
  /** Looks at each file; what is reported meanwhile is of that file, and a file with very many findings is left early. */
  forEachDocument: (visit: (document: Document) => void) => void;
}
