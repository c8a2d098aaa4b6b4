import type { Site } from '../../pipeline/model/Site';
import { headersFile } from '../headersFile';
import { icon } from '../icon';
import { redirectsFile } from '../redirectsFile';
import { robots } from '../robots';
import { sitemap } from '../sitemap';
import { SPECULATION_RULES, speculationRules } from '../speculationRules';

/** Files made from the whole site, by their path in it. */
export function siteFiles(site: Site): Map<string, string> {
  return new Map([
    ['sitemap.xml', sitemap(site)],
    ['robots.txt', robots(site)],
    ['icon.svg', icon(site)],
    [SPECULATION_RULES.slice(1), speculationRules()],
    ['_headers', headersFile()],
    ['_redirects', redirectsFile(site)],
  ]);
}
