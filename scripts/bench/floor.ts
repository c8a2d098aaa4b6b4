import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkdown } from '../../pipeline/markdown/parseMarkdown';
import { listContent } from '../../pipeline/source/listFolder';
import { readSource, splitFences } from '../../pipeline/source/readSource';

/**
 * The least that has to be done, in one process: to read every file and parse its body with the same processor; with
 * `--front` its front matter too.
 */
const [folder = '', front] = process.argv.slice(2);
const { root, markdown } = listContent(folder);
let blocks = 0;
for (const path of markdown) {
  const written = readFileSync(join(root, path), 'utf8');
  blocks += parseMarkdown(bodyOf(path, written)).children.length;
}
console.log(`${markdown.length} files, ${blocks} blocks`);

function bodyOf(path: string, written: string): string {
  if (front === '--front') return readSource(path, written).body;
  const parts = splitFences(written.split('\n'));
  return parts?.body ?? '';
}
