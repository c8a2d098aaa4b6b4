import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** The text of an expression of a workflow, without `${{ }}`. */
export class Expression {
  constructor(readonly source: string) {}
}

export type Template =
  | string
  | number
  | boolean
  | null
  | Expression
  | readonly Template[]
  | { readonly [key: string]: Template };

export interface Scope {
  /** What expressions read: `github`, `needs`, `env` and the others. */
  contexts: Readonly<Record<string, unknown>>;
  /** Functions besides GitHub's own, by their names in lower case. */
  functions: Readonly<Record<string, (...args: string[]) => unknown>>;
}

/** Contexts that GitHub gives; one that is not given is empty. */
const CONTEXTS = [
  ...['github', 'env', 'vars', 'job', 'jobs', 'steps', 'runner', 'secrets', 'strategy', 'matrix'],
  ...['needs', 'inputs'],
];

/** The value of an expression, or of each expression in a list or map. */
export function evaluate(template: Template, scope: Scope): unknown {
  if (template instanceof Expression) return toValue(run(template, scope));
  if (Array.isArray(template)) return template.map((item) => evaluate(item, scope));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, evaluate(value, scope)]));
}

/** A value as it stands in a command, a variable or an input. */
export function evaluateText(template: Template, scope: Scope): string {
  return toData(evaluate(template, scope)).coerceString();
}

export function evaluateTexts(map: Readonly<Record<string, Template>>, scope: Scope): Record<string, string> {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, evaluateText(value, scope)]));
}

/** Whether a condition holds: not for `false`, `0`, an empty text and nothing. */
export function isTrue(condition: Expression, scope: Scope): boolean {
  return Boolean(evaluate(condition, scope));
}

function run({ source }: Expression, { contexts, functions }: Scope): data.ExpressionData {
  const infos = Object.entries(functions).map(([name, call]) => ({
    name,
    minArgs: 0,
    maxArgs: 255,
    call: (...args: data.ExpressionData[]) => toData(call(...args.map((arg) => arg.coerceString()))),
  }));
  const tree = new Parser(new Lexer(source).lex().tokens, CONTEXTS, infos).parse();
  const empty = Object.fromEntries(CONTEXTS.map((name) => [name, {}]));
  const all = toData({ ...empty, ...contexts }) as data.Dictionary;
  return new Evaluator(tree, all, new Map(infos.map((info) => [info.name, info]))).evaluate();
}

function toData(value: unknown): data.ExpressionData {
  return JSON.parse(JSON.stringify(value ?? null), data.reviver);
}

function toValue(value: data.ExpressionData): unknown {
  return JSON.parse(JSON.stringify(value, data.replacer));
}
