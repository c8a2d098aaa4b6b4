import { fileURLToPath } from 'node:url';
import { loadCheckedSite } from '../pipeline/lint/loadCheckedSite';
import { buildSite } from '../renderer/build/buildSite';
import type { BuildFolders } from '../renderer/build/makeSite';
import { commandFolders } from './commandFolders';
import { buildLastGood } from './keep/buildLastGood';

type Log = (line: string) => void;

/** Checks the content and builds the site. Returns the exit code: 0, 1 or 2. */
export function build(folders: BuildFolders, log: Log): Promise<number> {
  return buildSite({ ...folders, load: loadCheckedSite }, log);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folders = commandFolders(process.argv.slice(2));
  if ('fault' in folders) {
    console.error(folders.fault);
    process.exit(2);
  }
  const command = folders.keepLastGood ? buildLastGood : buildSite;
  process.exit(await command({ ...folders, load: loadCheckedSite }, (line) => console.log(line)));
}
