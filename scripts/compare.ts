import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../pipeline/projectFolder.mjs';
import { oneOfEachKind } from './compare/aspects';
import { buildWith, engineAt } from './compare/buildWith';
import { comparePages } from './compare/comparePages';
import { compareSites } from './compare/compareSites';
import { commentComparison, describeComparison } from './compare/describeComparison';
import { BuiltPages, differingPages } from './look/BuiltPages';
import { readOptions, refuse, siteFolders, siteOption, typedPath } from './options';
import { tryGit } from './pullRequest/git';
import { takePictures } from './pullRequest/takePictures';

const { values } = readOptions(
  'Builds a site with this project as it was at REF, a commit, branch or tag, and as it is now, and lists what differs, page by page.',
  { ...siteOption, sites: 'FILE', with: 'REF', looks: true, kinds: true },
);
const { with: ref, looks = false, kinds = false } = values;
if (!ref) refuse('Name the version to compare with: npm run compare -- --with REF.');
const name = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
const commit = tryGit(projectFolder, name);
if (!commit) refuse(`This project has no commit, branch or tag “${ref}”. Fetch it, or name another one.`);
if (values.sites) {
  if (!existsSync(typedPath(values.sites)))
    refuse(`There is no file ${values.sites}. Name a file with the folder of a site on each line.`);
  if (values.site) refuse('--sites names the sites; leave out --site.');
  process.exit(await compareSites(typedPath(values.sites), commit, looks));
}
const site = siteFolders(values);

const before = await build('before', () => engineAt(commit));
const after = await build('after', () => projectFolder);
const [old, fresh] = [new BuiltPages(before), new BuiltPages(after)];
const pictures = join(site.cache, 'compare', 'pictures');
rmSync(pictures, { recursive: true, force: true });
const differing = looks ? differingPages(old, fresh) : [];
const pictured = kinds ? oneOfEachKind(fresh, differing) : differing;
const seen = looks ? await takePictures(before, after, pictures, console.error, () => pictured) : [];
const comparison = comparePages(old, fresh, { pictured, looks: seen.map(({ address }) => address) });
const description = describeComparison(comparison);
console.log(description);
if (seen.length > 0) console.log(`\nThe pictures, side by side: ${join(pictures, 'index.html')}`);
const { GITHUB_STEP_SUMMARY: report, GITHUB_OUTPUT: output } = process.env;
const comment = commentComparison(description);
if (report) appendFileSync(report, `${comment}\n`);
const end = randomUUID();
if (output) appendFileSync(output, `comparison<<${end}\n${comment}\n${end}\n`);
process.exit(comparison.lost.length + comparison.lostText.size > 0 ? 1 : 0);

async function build(when: 'before' | 'after', engine: () => string | Promise<string>): Promise<string> {
  const version = when === 'before' ? ref : 'this version';
  console.error(`Building with ${version} …`);
  try {
    return buildWith(await engine(), site, when, looks);
  } catch (error) {
    return refuse(
      `The site cannot be built with ${version}:\n${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
