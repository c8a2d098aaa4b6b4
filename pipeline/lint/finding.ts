import type { Edit, Range } from '../passages/Range';

export type Severity = 'error' | 'warning';

/**
 * How certain a proposal is. `sure`: what the owner meant, so that it may be written without asking. `choice`: probably meant.
 * `template`: an example with words to replace.
 */
export type Kind = 'sure' | 'choice' | 'template';

/** A proposal, in one file or in several. */
export interface Fix {
  edits: readonly Edit[];
  /** If it differs from the rule's. */
  kind?: Kind;
  /** Whether it replaces lines as they were typed, which may have been read as what it writes. */
  isOfTyped?: true;
}

/** What a message says, with names in braces for what a finding gives as `data`. */
export interface Words {
  /** What is wrong, where the advice does not say it too. */
  what?: string;
  /** What to write or do instead. */
  advice?: string;
  /** The advice for somebody who filled in a form and sees no file, where that is to do something else. */
  inForm?: string;
}

/** Something that a rule found. */
export interface Finding {
  range: Range;
  /** If it says something else than the rule. */
  says?: Words;
  data?: Readonly<Record<string, string | number>>;
  fix?: Fix;
  /** Further places of the same cause. */
  also?: readonly Range[];
  /** What is said of all in the passages of a file at once, where there are several; `{words}` lists theirs. */
  several?: Words;
  /** If it differs from the rule's. */
  severity?: Severity;
}

/** The proposal to write a text in place of what stands in a range, where it is known what to write. */
export const write = (range: Range, text: string | undefined, kind?: Kind): Fix | undefined =>
  text === undefined ? undefined : { edits: [{ range, text }], kind };

/** What is wrong somewhere, and what to write there if that is known. */
export interface Problem extends Words {
  expected?: string;
  severity?: Severity;
}

export const problemAt = (range: Range, { expected, severity, ...says }: Problem): Finding => ({
  ...{ range, says, severity },
  fix: write(range, expected),
});
