import { loadCheckedSite } from '../pipeline/lint/loadCheckedSite';
import { buildSite } from '../renderer/build/buildSite';
import { buildLastGood } from './lastGood/buildLastGood';
import { folderOptions, readOptions, siteFolders } from './options';

const { values } = readOptions(
  'Checks the content and builds the site to dist/client; only what changed is built again.',
  { ...folderOptions, 'keep-last-good': true },
);
const build = values['keep-last-good'] ? buildLastGood : buildSite;
process.exit(await build({ ...siteFolders(values), load: loadCheckedSite }, console.log));
