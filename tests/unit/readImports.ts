export interface Import {
  /** The module specifier, as written in the file. */
  readonly from: string;
  /** Whether it is `import type` or `export type`, which do not exist at run time. */
  readonly typeOnly: boolean;
}

const comments = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
const statements = /^\s*(?:import|export)\s+(type\s)?(?:[\w$*{},\s]*?\sfrom\s+|(?=['"]))(['"])([^'"]+)\2/gm;
const calls = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g;

/** The imports of a TypeScript file: statements, re-exports and `import()`. An `import()` in a type counts as a value import. */
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
