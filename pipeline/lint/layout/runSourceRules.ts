import type { LineFinding, ReportLine, Rule, RuleInput, SourceStage } from '../rule';
import { findingsOf, type RuleOn } from '../runRules';

/** A finding on a line of the source, with its rule. */
export interface RuleFinding {
  rule: Rule;
  finding: LineFinding & { line: number };
}

/** The findings of one stage in all inputs. `placeOf` gives the line of a finding that sets none. */
export function runSourceRules<Stage extends SourceStage>(
  stage: Stage,
  stageRules: readonly RuleOn<Stage>[],
  inputs: readonly RuleInput[Stage][],
  placeOf: (input: RuleInput[Stage]) => RuleFinding['finding'] = () => ({ line: 1 }),
): RuleFinding[] {
  return stageRules.flatMap((rule) => {
    const check = rule[stage] as (input: RuleInput[Stage], report: ReportLine) => void;
    const found = findingsOf<RuleFinding['finding']>((report) => {
      for (const input of inputs) check(input, (finding) => report({ ...placeOf(input), ...finding }));
    });
    return found.map((finding) => ({ rule, finding }));
  });
}
