import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

interface Import {
  /** The module specifier, as written in the file. */
  readonly from: string;
  /** Whether it is `import type` or `export type`, which do not exist at run time. */
  readonly typeOnly: boolean;
}

const comments = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
const statements = /^\s*(?:import|export)\s+(type\s)?(?:[\w$*{},\s]*?\sfrom\s+|(?=['"]))(['"])([^'"]+)\2/gm;
const calls = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g;

/** The imports of a TypeScript file: statements, re-exports and `import()`. An `import()` in a type counts as a value import. */
function readImports(source: string): Import[] {
  const code = source.replace(comments, '$1');
  return [
    ...[...code.matchAll(statements)].map(([, type, , from = '']) => ({
      from,
      typeOnly: type !== undefined,
    })),
    ...[...code.matchAll(calls)].map(([, , from = '']) => ({ from, typeOnly: false })),
  ];
}

const project = join(import.meta.dirname, '..', '..');
const folders = ['pipeline', 'components', 'pages', 'renderer', 'scripts', 'supabase', 'tests'];

export interface SourceFile {
  /** From the project's folder, with forward slashes: `pipeline/site.ts`. */
  readonly path: string;
  readonly isTest: boolean;
  /** `target` is the imported file's path; for a package it is undefined. */
  readonly imports: readonly (Import & { readonly target?: string })[];
}

const isFile = (path: string): boolean => /\.\w+$/.test(path) && existsSync(join(project, path));

function resolve(path: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(path), from.replace(/\?.*$/, ''));
  return [target, `${target}.ts`, `${target}.tsx`, `${target}.mjs`].find(isFile) ?? target;
}

function readSourceFile(path: string): SourceFile {
  const imports = readImports(readFileSync(join(project, path), 'utf8'));
  return {
    path,
    isTest: /\.test\.tsx?$/.test(path) || path.startsWith('tests/'),
    imports: imports.map((each) => {
      const target = resolve(path, each.from);
      return target === undefined ? each : { ...each, target };
    }),
  };
}

/** Every TypeScript file of the project's folders. */
export const sourceFiles: readonly SourceFile[] = folders
  .flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join(folder, name.replaceAll('\\', '/')),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('/node_modules/'))
  .sort()
  .map(readSourceFile);
