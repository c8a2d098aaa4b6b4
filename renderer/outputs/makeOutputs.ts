import { textTrees } from '../../pages/texts';
import type { OpenText } from '../../pipeline/markdown/openProse';
import type { Site } from '../../pipeline/model/Site';
import { FeedTexts } from './feedTexts';
import { makeIcons } from './icons';
import { makeSearchIndex } from './searchIndex';
import { siteFiles } from './siteFiles';

interface OutputOptions {
  /** Icons and the search index are written below `client` in it. */
  work: string;
  /** When each file of the content was last changed. */
  times: ReadonlyMap<string, string>;
  open: OpenText;
  log: (line: string) => void;
}

/** Makes what is neither a page nor a picture, for builds and while developing. Returns the text files by their path in the site. */
export async function makeOutputs(
  site: Site,
  { work, times, open, log }: OutputOptions,
): Promise<Map<string, string>> {
  await makeIcons(site, work);
  const trees = textTrees(open);
  if (await makeSearchIndex(site, work, trees)) log('Made the search of the blog');
  const feedTexts = new FeedTexts(work, trees, site.settings.siteUrl);
  const files = siteFiles(site, times, (post) => feedTexts.of(post));
  feedTexts.write();
  return files;
}
