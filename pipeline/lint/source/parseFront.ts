import { parseYaml } from '../../source/parseYaml';
import type { ParsedYaml } from '../../source/Source';

export interface Front extends ParsedYaml {
  /** The first thing that keeps it from being read; `index` counts lines from 0. */
  fault?: { index: number; column: number; code: string };
}

export function parseFront(front: string): Front {
  const yaml = parseYaml(front);
  const { error } = yaml;
  return error ? { ...yaml, fault: { index: error.line - 1, column: error.column, code: error.code } } : yaml;
}
