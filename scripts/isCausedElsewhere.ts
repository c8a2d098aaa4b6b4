import { ruleOf } from '../pipeline/lint/rules';

/** Whether the cause of what a rule reports may be another file than the one that shows it. */
export function isCausedElsewhere(ruleId: string): boolean {
  return ruleOf(ruleId)?.isCausedElsewhere === true;
}
