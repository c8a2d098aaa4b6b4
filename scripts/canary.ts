import { runCanary } from './canary/runCanary';
import { readOptions, siteFolders, siteOption } from './options';
import { stackFolder } from './stack/stackState';

const { values, names } = readOptions(
  'Sends a marked request through a live form, checks that it is stored and mailed, and removes it.',
  { ...siteOption, seconds: 'N' },
  'the address of a page with the form',
);
const { root, content } = siteFolders(values);
process.exitCode = await runCanary(names, Number(values.seconds ?? 90), content, stackFolder(root));
