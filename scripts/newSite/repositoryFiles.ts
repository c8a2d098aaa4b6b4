import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';

const folder = join(projectFolder, 'scripts/newSite/repository');

/** Where the files of this folder, whose names begin without a dot, stand in a contractor's repository. */
const FOLDERS: readonly (readonly [name: RegExp, folder: string])[] = [
  [/^gitignore$/, '.'],
  [/^dependabot\.yml$/, '.github/'],
  [/\.yml$/, '.github/workflows/'],
  [/^public\.md$/, 'public/'],
];

/** What a contractor's repository has besides its content and what is generated from it, by path. */
export function repositoryFiles(): Map<string, string> {
  return new Map(
    readdirSync(folder).map((name) => {
      const [, to = ''] = FOLDERS.find(([pattern]) => pattern.test(name)) ?? [];
      return [`${to}${name}`, readFileSync(join(folder, name), 'utf8')];
    }),
  );
}
