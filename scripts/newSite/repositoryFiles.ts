import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRepository } from '../../pipeline/engineUrl';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { git } from '../git';

const folder = join(projectFolder, 'scripts/newSite/repository');

/** The path in a contractor's repository of a file in `repository/`, where no name begins with a dot. */
function pathOf(name: string): string {
  if (name === 'gitignore') return '.gitignore';
  if (name === 'dependabot.yml') return `.github/${name}`;
  return name.endsWith('.yml') ? `.github/workflows/${name}` : name;
}

const ownCommit = () => git(projectFolder, ['rev-parse', 'HEAD']).trim();

/** The files of a contractor's repository besides the site, by path. Its workflows call the engine's. */
export function repositoryFiles({ repository = engineRepository, commit = ownCommit() } = {}) {
  const fill = (text: string) => text.replaceAll('{{engine}}', repository).replaceAll('{{commit}}', commit);
  return new Map(
    readdirSync(folder).map((name) => [pathOf(name), fill(readFileSync(join(folder, name), 'utf8'))]),
  );
}
