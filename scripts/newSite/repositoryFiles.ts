import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRepository } from '../../pipeline/engineUrl';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { git } from '../git';

const folder = join(projectFolder, 'scripts/newSite/repository');

/** Where the files of the folder, whose names begin without a dot, stand in a contractor's repository. */
function pathOf(name: string): string {
  if (name === 'gitignore') return '.gitignore';
  if (name === 'dependabot.yml') return `.github/${name}`;
  return name.endsWith('.yml') ? `.github/workflows/${name}` : name;
}

const ownCommit = () => git(projectFolder, ['rev-parse', 'HEAD']).trim();

/** What a contractor's repository has besides its content and what is generated from it, by path. Its workflows call the engine's. */
export function repositoryFiles({ repository = engineRepository, commit = ownCommit() } = {}) {
  const fill = (text: string) => text.replaceAll('{{engine}}', repository).replaceAll('{{commit}}', commit);
  return new Map(
    readdirSync(folder).map((name) => [pathOf(name), fill(readFileSync(join(folder, name), 'utf8'))]),
  );
}
