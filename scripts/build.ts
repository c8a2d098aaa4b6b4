import { loadCheckedSite } from '../pipeline/lint/lint';
import { buildSite } from '../renderer/build/buildSite';
import { folderOptions, readOptions, siteFolders } from './options';

const { values } = readOptions(
  'Checks the content and builds the site to dist/client; only what changed is built again.',
  folderOptions,
);
export const finished = buildSite({ ...siteFolders(values), load: loadCheckedSite }, console.log).then(
  (code) => process.exit(code),
);
