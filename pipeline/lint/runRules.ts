import { memoize } from '../model/memoize';
import { MAX_IN_FILE } from './arrange';
import type { Document, LintedContent } from './Document';
import { createMessage, type Message } from './message';
import type {
  Collect,
  CollectedFile,
  Finding,
  LineFinding,
  Report,
  ReportLine,
  Rule,
  RuleInput,
  SiteContext,
  SourceStage,
} from './rule';

/** The limit of findings of one rule in one file: more than `arrange` shows, because it drops some. */
const MAX_COLLECTED = MAX_IN_FILE + 10;

/** Thrown to stop a rule at the limit, because further findings cost time and are not shown. */
const LIMIT_REACHED = Symbol('limit reached');

export type RuleOn<Stage extends keyof RuleInput> = Rule & { [Each in Stage]-?: NonNullable<Rule[Each]> };

export const rulesOn = <Stage extends keyof RuleInput>(
  rules: readonly Rule[],
  stage: Stage,
): RuleOn<Stage>[] => rules.filter((rule): rule is RuleOn<Stage> => rule[stage] !== undefined);

/** The messages of rules, in their order. `run` calls the check of one rule; `linesOf` returns the lines of a file. */
export const messagesOf = <Each extends Rule>(
  rules: readonly Each[],
  linesOf: (file: string) => readonly string[],
  run: (rule: Each, report: Report) => void,
): Message[] =>
  rules.flatMap((rule) =>
    findingsOf<Finding>(
      (report) => run(rule, report),
      ({ range }) => range.file,
    ).map((finding) => createMessage(rule, finding, linesOf)),
  );

type SiteRules = readonly RuleOn<'site'>[];

/** The `collect` functions of rules, with the id under which their data is stored: of several rules that share one, the first. */
const collectorsOf = memoize((rules: SiteRules): ReadonlyMap<Collect<unknown>, string> => {
  const ids = new Map<Collect<unknown>, string>();
  for (const { id, collect } of rules) if (collect && !ids.has(collect)) ids.set(collect, id);
  return ids;
});

/** The data that rules about the site need from a file, by rule id. */
export function collectFrom(file: CollectedFile, rules: SiteRules): Document['collected'] {
  return Object.fromEntries([...collectorsOf(rules)].map(([collect, id]) => [id, collect(file)]));
}

export function runOnSite(rules: SiteRules, content: LintedContent, context: SiteContext): Message[] {
  const linesOf = (file: string) =>
    (byFile(content.documents).get(file)?.source ?? content.descriptionFiles.get(file))?.lines ?? [];
  return messagesOf(rules, linesOf, (rule, report) => {
    const id = rule.collect && collectorsOf(rules).get(rule.collect);
    const collected = (document: Document) => (id === undefined ? undefined : document.collected[id]);
    const forEachDocument = (visit: (document: Document, collected: unknown) => void) => {
      for (const document of content.documents) untilLimit(() => visit(document, collected(document)));
    };
    rule.site({ ...content, ...context, collected, forEachDocument }, report);
  });
}

const byFile = memoize(
  (documents: readonly Document[]) => new Map(documents.map((document) => [document.file, document])),
);

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

/** The findings of a check, up to the limit in each file. */
function findingsOf<Found>(
  check: (report: (finding: Found) => void) => void,
  fileOf: (finding: Found) => string = () => '',
): Found[] {
  const findings: Found[] = [];
  const counts = new Map<string, number>();
  untilLimit(() =>
    check((finding) => {
      const count = (counts.get(fileOf(finding)) ?? 0) + 1;
      if (count > MAX_COLLECTED) throw LIMIT_REACHED;
      counts.set(fileOf(finding), count);
      findings.push(finding);
    }),
  );
  return findings;
}

function untilLimit(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error !== LIMIT_REACHED) throw error;
  }
}
