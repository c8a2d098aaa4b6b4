import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCheckedSite } from '../../pipeline/lint/lint';
import type { LoadedSite } from '../../pipeline/model/load/loadSite';
import { buildSite } from '../../renderer/build/buildSite';
import { MediaMaker } from '../../renderer/MediaMaker';
import { folderOptions, projectPaths, readOptions, siteFolders } from '../options';

const { values } = readOptions(
  'Builds pages for tests; their pictures, which are listed beside them, are made when they are asked for.',
  folderOptions,
);
const folders = siteFolders({ out: join(projectPaths.cache, 'tests', 'site'), ...values });
let loaded: LoadedSite | undefined;
const code = await buildSite(
  {
    ...folders,
    load: async (...args) => {
      loaded = await loadCheckedSite(...args);
      return loaded;
    },
    leavesMedia: true,
  },
  console.log,
);
if (loaded) {
  const names = new MediaMaker(folders.content, join(folders.cache, 'media')).names(loaded);
  writeFileSync(join(folders.out, '..', 'media.json'), JSON.stringify(names));
}
process.exit(code);
