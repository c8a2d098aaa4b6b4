import { fileURLToPath } from 'node:url';
import { buildSite } from '../renderer/build/buildSite';
import { commandFolders } from './commandFolders';
import { buildLastGood } from './keep/buildLastGood';

export { buildSite as build };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folders = commandFolders(process.argv.slice(2));
  if ('fault' in folders) {
    console.error(folders.fault);
    process.exit(2);
  }
  process.exit(
    await (folders.keepLastGood ? buildLastGood : buildSite)(folders, (line) => console.log(line)),
  );
}
