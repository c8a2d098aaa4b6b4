import type { Edit, Range } from '../passages/Range';

export type Severity = 'error' | 'warning';

/** How certain a proposal is. `sure`: the only possible correction, which may be written without asking. `choice`: the likeliest one. */
export type Certainty = 'sure' | 'choice';

/** A proposed change of one or more files. */
export interface Fix {
  edits: readonly Edit[];
  /** Overrides the `kind` of the rule. */
  kind?: Certainty;
}

/** The text of a message. `{name}` stands for the value of that name in the `data` of a finding. */
export interface MessageText {
  /** What is wrong. Missing where the advice already says so. */
  what?: string;
  /** What to write or do instead. */
  advice?: string;
  /** Replaces the advice for an owner who filled in a form, sees no file, and has to do something else. */
  adviceInForm?: string;
}

/** A problem that a rule reports. */
export interface Finding {
  range: Range;
  /** Overrides the text of the rule. */
  says?: MessageText;
  data?: Readonly<Record<string, string | number>>;
  fix?: Fix;
  /** Further ranges with the same cause, which get no message of their own. */
  also?: readonly Range[];
  /** Overrides the severity of the rule. */
  severity?: Severity;
}

/** A proposal to replace a range by a text; `undefined` without a text. */
export const write = (range: Range, text: string | undefined, kind?: Certainty): Fix | undefined =>
  text === undefined ? undefined : { edits: [{ range, text }], kind };

/** The text of a message, and the replacement if there is one. */
export interface Problem extends MessageText {
  expected?: string;
  severity?: Severity;
}

/** The finding that a range has this problem. The replacement is for the whole range. */
export const problemAt = (range: Range, { expected, severity, ...says }: Problem): Finding => ({
  range,
  says,
  severity,
  fix: write(range, expected),
});
