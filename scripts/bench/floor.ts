import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkdown } from '../../pipeline/markdown/parseMarkdown';
import { listContent } from '../../pipeline/source/listFolder';
import { splitFences } from '../../pipeline/source/readSource';

/** The lower bound for a build, in one process: reads every file and parses its body with the same parser. */
const { root, markdown } = listContent(process.argv[2] ?? '');
let blocks = 0;
for (const path of markdown) {
  const { body = '' } = splitFences(readFileSync(join(root, path), 'utf8').split('\n')) ?? {};
  blocks += parseMarkdown(body).children.length;
}
console.log(`${markdown.length} files, ${blocks} blocks`);
