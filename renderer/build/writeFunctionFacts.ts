import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../pipeline/model/Site';
import { functionFacts } from '../functionFacts';
import { projectFolder } from './projectFolder';

/** The function's own copy of the business's facts, made from content. */
export const functionFactsFile = join(projectFolder, 'supabase/functions/submit-contact-form/business.json');

/** Brings the function's facts up to date with the content; says whether they had to be. A published address set for one build only stays out of it. */
export function writeFunctionFacts(site: Site): boolean {
  const text = functionFactsText(site);
  if (readFileSync(functionFactsFile, 'utf8') === text) return false;
  writeFileSync(functionFactsFile, text);
  return true;
}

export function functionFactsText(site: Site): string {
  const settings = { ...site.settings, siteUrl: site.business.site };
  return `${JSON.stringify(functionFacts({ ...site, settings }), null, 2)}\n`;
}
