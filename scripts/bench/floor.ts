import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkdown } from '../../pipeline/markdown/parseMarkdown';
import { listContent } from '../../pipeline/source/listFolder';
import { splitFences } from '../../pipeline/source/readSource';

/** The least that has to be done, in one process: to read every file and parse its body with the same processor. */
const { root, markdown } = listContent(process.argv[2] ?? '');
let blocks = 0;
for (const path of markdown) {
  const { body = '' } = splitFences(readFileSync(join(root, path), 'utf8').split('\n')) ?? {};
  blocks += parseMarkdown(body).children.length;
}
console.log(`${markdown.length} files, ${blocks} blocks`);
