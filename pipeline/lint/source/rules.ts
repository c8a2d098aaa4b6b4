import type { Rule } from '../rule';

export const sourceRules: readonly Rule[] = [];
