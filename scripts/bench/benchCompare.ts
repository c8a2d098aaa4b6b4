import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '../../pipeline/lint/lint';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { writeContent } from '../newSite/newSite';
import { readOptions } from '../options';
import { projectPaths } from '../projectPaths';
import { writeCorpus } from './BenchCorpus';
import { measure, npmScript } from './measure';
import { markdownTable } from './tables';

const { values } = readOptions('Measures the comparison of many sites with another version.', {
  sites: 'N',
  with: 'REF',
  looks: true,
});
const count = Number(values.sites ?? 100);
/** Of each site, about. */
const PAGES = 60;

const answers = join(projectFolder, 'tests', 'fixtures', 'answers');
const files = readdirSync(answers).filter((name) => name.endsWith('.yaml'));
const folder = join(projectPaths.cache, 'bench', 'sites');
const sites = Array.from({ length: count }, (_, index) => join(folder, `site-${index}`));
for (const [index, site] of sites.entries()) {
  rmSync(join(site, '.cache'), { recursive: true, force: true });
  if (!existsSync(site)) await writeSite(site, join(answers, files[index % files.length] ?? ''));
}
const list = join(folder, 'sites.txt');
writeFileSync(list, sites.join('\n'));
const options = ['--sites', list, '--with', values.with ?? 'HEAD', ...(values.looks ? ['--looks'] : [])];
const { wall, cpu, output } = await measure([...npmScript('compare'), ...options], { mayFail: true });
console.log(output.split('\n')[0]);
console.log(markdownTable(['Sites', 'Wall s', 'CPU s'], [[`${count}`, wall.toFixed(0), cpu.toFixed(0)]]));

/** A new site of somebody's answers, with articles. */
async function writeSite(site: string, answersFile: string): Promise<void> {
  const content = join(site, 'content');
  const start = join(folder, 'start');
  rmSync(start, { recursive: true, force: true });
  await writeContent(start, answersFile);
  const business = join(start, 'business.md');
  const text = readFileSync(business, 'utf8');
  writeFileSync(business, text.replace('---\n', '---\narticleCategories:\n  - Advice\n'));
  const pages = checkFolder(start).documents.filter(({ address }) => address !== undefined);
  writeCorpus(start, content, PAGES - pages.length);
}
