import type { Rule } from '../rule';

export const siteRules: readonly Rule[] = [];
