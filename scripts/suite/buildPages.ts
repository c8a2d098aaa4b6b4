import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCheckedSite } from '../../pipeline/lint/loadCheckedSite';
import type { LoadedSite } from '../../pipeline/model/load/loadSite';
import { buildSite } from '../../renderer/build/buildSite';
import { MediaMaker } from '../../renderer/MediaMaker';
import { readOptions } from '../options';
import { projectPaths } from '../projectPaths';

readOptions('Builds the pages that the tests look at; their pictures are made when they are asked for.', {});
const { content, cache } = projectPaths;
const place = join(cache, 'tests');
let loaded: LoadedSite | undefined;
const code = await buildSite(
  {
    content,
    cache,
    out: join(place, 'site'),
    facts: join(place, 'business.json'),
    load: async (...args) => {
      loaded = await loadCheckedSite(...args);
      return loaded;
    },
    leavesMedia: true,
  },
  console.log,
);
if (loaded) {
  const names = new MediaMaker(content, join(cache, 'media')).names(loaded);
  writeFileSync(join(place, 'media.json'), JSON.stringify(names));
}
process.exit(code);
