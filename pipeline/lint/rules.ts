import { fieldRules } from './fields/rules';
import { markdownRules } from './markdown/rules';
import type { Rule } from './rule';
import { siteRules } from './site/rules';
import { sourceRules } from './source/rules';

/** Every rule, in the order of the stages. Where several find something at one position, the first here is shown. */
export const rules: readonly Rule[] = [
  ...new Set([...sourceRules, ...fieldRules, ...markdownRules, ...siteRules]),
];

const byId = new Map(rules.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
