import type { Rule } from '../rule';

export const markdownRules: readonly Rule[] = [];
