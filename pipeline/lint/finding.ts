import type { Edit, Range } from '../passages/Range';

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
