import { field } from './field';

const NAME_IN_BRACES = /\{(\w+)\}/g;

/** A text of ours in other words. It must keep the names in braces of the example. */
export function label(example: string, about: string) {
  const wanted = namesInBraces(example);
  const parse = (input: string): string | undefined =>
    namesInBraces(input).join() === wanted.join() ? input : undefined;
  return field({ kind: 'label', example, about, parse });
}

/** The names in braces, each once, in alphabetical order. */
export function namesInBraces(text: string): string[] {
  return [...new Set([...text.matchAll(NAME_IN_BRACES)].map(([, name = '']) => name))].sort();
}
