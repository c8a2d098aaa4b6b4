import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkdown } from '../../pipeline/markdown/parseMarkdown';
import { listContent } from '../../pipeline/read/listContent';
import { splitFences } from '../../pipeline/read/splitFences';

/** The least that any build has to do: read every file and parse its body with the same processor, in one process. */
const [folder = ''] = process.argv.slice(2);
const { root, markdown } = listContent(folder);
let blocks = 0;
for (const path of markdown) {
  const parts = splitFences(readFileSync(join(root, path), 'utf8').split('\n'));
  if ('body' in parts) blocks += parseMarkdown(parts.body).children.length;
}
console.log(`${markdown.length} files, ${blocks} blocks`);
