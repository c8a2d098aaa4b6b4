export interface Import {
  /** What is imported, as the file writes it. */
  readonly from: string;
  /** `import type` or `export type`: gone when the code runs. */
  readonly typeOnly: boolean;
}

const comments = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
const statements = /^\s*(?:import|export)\s+(type\s)?(?:[\w$*{},\s]*?\sfrom\s+|(?=['"]))(['"])([^'"]+)\2/gm;
const calls = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g;

/** The imports of a TypeScript file: statements, re-exports and `import()`; in types too, where it counts as one that runs. */
export function readImports(source: string): Import[] {
  const code = source.replace(comments, '$1');
  return [
    ...[...code.matchAll(statements)].map(([, type, , from = '']) => ({
      from,
      typeOnly: type !== undefined,
    })),
    ...[...code.matchAll(calls)].map(([, , from = '']) => ({ from, typeOnly: false })),
  ];
}
