import type { Rule } from './rule';

/** Every rule. Where several of a stage find something on one line, the first here is shown. */
export const rules: readonly Rule[] = [];
