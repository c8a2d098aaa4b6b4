import { benchBuild } from './bench/build';
import { benchPages } from './bench/pages';
import { readOptions, refuse } from './options';

const { positionals } = readOptions(
  'Measures builds of 100, 1,000 and 10,000 articles, or the pages of the built site with Lighthouse.',
  {},
  'build [ARTICLES…] or pages [ADDRESS…]',
);
const [subject, ...sizesOrAddresses] = positionals;
const benches = { build: benchBuild, pages: benchPages };
if (subject !== 'build' && subject !== 'pages')
  refuse('Name what to measure: npm run bench -- build, or npm run bench -- pages.');
try {
  const [head = [], ...rows] = await benches[subject](sizesOrAddresses);
  const markdownRows = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(markdownRows.join('\n'));
} catch (error) {
  refuse(`This could not be measured: ${error instanceof Error ? error.message : String(error)}`);
}
