import type { Rule } from '../rule';

export const fieldRules: readonly Rule[] = [];
