import {
  isBasicExpression,
  isMapping,
  isSequence,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { convertToIfCondition } from '@actions/workflow-parser/model/converter/if-condition';
import type { TemplateContext } from '@actions/workflow-parser/templates/template-context';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { z } from 'zod';
import { Expression, type Template } from './expressions';

/** A workflow that GitHub would not start, or a feature that is not played here; the message names it. */
export class WorkflowError extends Error {}

const value = z.custom<Template>(() => true);
const condition = z.instanceof(Expression).default(new Expression('success()'));
const orEmpty = <T extends z.ZodType>(type: T) => z.preprocess((given) => given ?? {}, type);
const map = orEmpty(z.record(z.string(), value));
const ignored = z.unknown().optional();

const Rights = z.record(z.string(), z.enum(['read', 'write', 'none']));
/** What a token may do: nothing that is not named. */
export type Rights = Readonly<z.output<typeof Rights>>;

const Step = z.strictObject({
  id: z.string().optional(),
  name: value.optional(),
  if: condition,
  uses: z.string().optional(),
  with: map,
  run: value.optional(),
  /** Only of actions; a workflow runs all in bash. */
  shell: z.literal('bash').optional(),
  env: map,
  'continue-on-error': value.default(false),
  'timeout-minutes': ignored,
});
export type Step = z.output<typeof Step>;

const Job = z.strictObject({
  name: value.optional(),
  needs: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((needs) => [needs].flat()),
  if: condition,
  'runs-on': ignored,
  'timeout-minutes': ignored,
  concurrency: ignored,
  permissions: Rights.optional(),
  environment: z
    .union([value.pipe(z.string()), z.object({ name: z.string() }).transform(({ name }) => name)])
    .optional(),
  env: map,
  outputs: map,
  steps: z.array(Step).default([]),
  uses: z
    .string()
    .regex(/^(?:\.|[\w.-]+\/[\w.-]+)\/\.github\/workflows\/[\w.-]+(?:@\S+)?$/)
    .optional(),
  with: map,
  secrets: z.union([z.literal('inherit'), map]).default({}),
});
export type Job = z.output<typeof Job>;

const Input = z.object({
  type: z.enum(['string', 'boolean', 'number']).default('string'),
  required: z.boolean().default(false),
  default: value.optional(),
});
const Secret = z.object({ required: z.boolean() }).nullable();
const Call = orEmpty(
  z.object({
    inputs: orEmpty(z.record(z.string(), Input)),
    secrets: orEmpty(z.record(z.string(), Secret)),
    outputs: orEmpty(z.record(z.string(), z.object({ value }))),
  }),
);

/** Filters by paths would leave a required check pending. */
const Trigger = orEmpty(
  z
    .strictObject({
      branches: z.array(z.string()),
      types: z.array(z.string()),
      workflows: z.array(z.string()),
    })
    .partial(),
);
export type Trigger = z.output<typeof Trigger>;

const On = z.preprocess(
  (on) =>
    typeof on === 'string' || Array.isArray(on)
      ? Object.fromEntries([on].flat().map((name) => [name, null]))
      : on,
  z
    .strictObject({
      pull_request: Trigger,
      push: Trigger,
      issues: Trigger,
      issue_comment: Trigger,
      workflow_run: Trigger,
      schedule: ignored,
      workflow_dispatch: Call,
      workflow_call: Call,
    })
    .partial(),
);

const Workflow = z.strictObject({
  name: z.string().optional(),
  on: On,
  permissions: Rights.optional(),
  concurrency: ignored,
  env: map,
  jobs: z.record(z.string(), Job),
});
export type Workflow = z.output<typeof Workflow> & {
  file: string;
  /** The repository that it is from, as `owner/name`, and the commit. */
  repository: string;
  sha: string;
};

const Action = z.strictObject({
  name: z.string(),
  description: z.string(),
  outputs: z.record(z.string(), z.strictObject({ value })),
  runs: z.strictObject({ using: z.literal('composite'), steps: z.array(Step) }),
});

/** Reads the text of a workflow as GitHub does; a mistake or an unknown feature is a `WorkflowError`. */
export function readWorkflow(file: string, text: string, repository = '', sha = ''): Workflow {
  return { ...read(parseWorkflow, Workflow, file, text), file, repository, sha };
}

/** Reads the text of an action of the project's own, which has steps and no inputs. */
export const readAction = (file: string, text: string) => read(parseAction, Action, file, text);

function read<Type extends z.ZodType>(
  parse: typeof parseWorkflow | typeof parseAction,
  type: Type,
  file: string,
  text: string,
): z.output<Type> {
  const { context, value: token } = parse({ name: file, content: text }, new NoOperationTraceWriter());
  const template = token && toTemplate(token, context);
  const [mistake] = context.errors.getErrors();
  if (mistake || template === undefined) throw new WorkflowError(mistake?.message ?? `${file} is empty`);
  const { data, error } = type.safeParse(template);
  if (error) throw new WorkflowError(`${file} has what is not played here: ${z.prettifyError(error)}`);
  return data;
}

function toTemplate(token: TemplateToken, context: TemplateContext): Template {
  if (isBasicExpression(token)) return new Expression(token.expression);
  if (isSequence(token)) return Array.from(token, (item) => toTemplate(item, context));
  if (isMapping(token)) {
    const entries = Array.from(token, ({ key, value }) => {
      const condition = key.toString() === 'if' && convertToIfCondition(context, value);
      return [key.toString(), condition ? new Expression(condition.expression) : toTemplate(value, context)];
    });
    return Object.fromEntries(entries);
  }
  return token.toJSON() as Template;
}
