import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from '../../components/theme';
import { entriesOf } from '../../pipeline/model/entries';
import { formPages } from '../../pipeline/model/formFacts';
import type { Site } from '../../pipeline/model/Site';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import type { Business } from '../../supabase/functions/submit-contact-form/business';

/** The form function's copy of the facts about the business. */
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

/** What the form's function needs to know about the business and the colors, because it cannot read the content. */
function functionFacts(site: Site): Business {
  const { business, settings } = site;
  const { stone, card, ink, quiet, action, actionInk } = theme.raw.color;
  const own = entriesOf(site).flatMap(({ address, phone }) => (phone ? [[address, phone] as const] : []));
  return {
    name: business.name,
    phone: business.phone,
    phonesByPage: Object.fromEntries(own),
    ownerEmail: business.email,
    siteUrl: settings.siteUrl,
    thanksPath: formPages.thanks,
    notSentPath: formPages.notSent,
    colors: { stone, card, ink, quiet, action, actionInk },
  };
}
