import { field } from './field';
import type { LinkValue } from './values';

const SHAPE = /^(?<label>.*\S)\s*->\s*(?<to>\S+)$/;

/** `Text of the link -> /address`. */
export function link(about: string, example = 'Get Free Estimate -> /contact') {
  const parse = (input: string): LinkValue | undefined => {
    const { label, to } = SHAPE.exec(input)?.groups ?? {};
    return label && to ? { type: 'link', label, to } : undefined;
  };
  return field({ kind: 'link', example, about, parse });
}
