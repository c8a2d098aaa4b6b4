import type { Site } from '../../pipeline/model/Site';
import { feeds } from '../feeds';
import { headersFile } from '../headersFile';
import { icons } from '../icons';
import { llms } from '../llms';
import { manifest } from '../manifest';
import { redirectsFile } from '../redirectsFile';
import { robots } from '../robots';
import { sitemap } from '../sitemap';
import { SPECULATION_RULES, speculationRules } from '../speculationRules';

/** Files made from the whole site, by their path in it. `times`: when each file of the content was last changed. */
export async function siteFiles(
  site: Site,
  times: ReadonlyMap<string, string>,
): Promise<Map<string, string | Buffer>> {
  return new Map<string, string | Buffer>([
    ...sitemap(site, times),
    ...feeds(site),
    ...(await icons(site)),
    ['site.webmanifest', manifest(site)],
    ['robots.txt', robots(site)],
    ['llms.txt', llms(site)],
    [SPECULATION_RULES.slice(1), speculationRules()],
    ['_headers', headersFile()],
    ['_redirects', redirectsFile(site)],
  ]);
}
