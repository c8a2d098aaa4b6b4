import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { themeColors } from '../../pages/themeColors';
import { monthsOf } from '../../pipeline/kinds/duration';
import { timeZoneOf } from '../../pipeline/kinds/timeZone';
import { formErrorLabels, mailLabels } from '../../pipeline/labels/labels';
import { entriesOf } from '../../pipeline/model/entries';
import { type FormDefinition, formPages } from '../../pipeline/model/forms';
import type { Page, Site } from '../../pipeline/model/Site';
import type { Business, Form } from '../../supabase/functions/submit-contact-form/business';

/** Writes the configuration of the form's function to `file`, if it changed. */
export function writeFunctionConfig(site: Site, file: string): void {
  const text = `${JSON.stringify(functionConfig(site), null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * The values that the form's function needs from the content, which it cannot read. Uses the site's address from business.md,
 * not `PUBLIC_SITE_URL`, which may be set for a single build.
 */
export function functionConfig(site: Site): Business {
  const { business } = site;
  const { stone, card, ink, quiet, action, actionInk } = themeColors(site.business.brand).color;
  const pages = entriesOf(site).filter((page) => formsOn(page).length > 0);
  return {
    name: business.name,
    phone: business.phone,
    phonesByPage: Object.fromEntries(
      entriesOf(site).flatMap(({ address, phone }) => (phone ? [[address, phone] as const] : [])),
    ),
    pageTitles: Object.fromEntries(pages.map(({ address, title }) => [address, title])),
    pagePaths: entriesOf(site).map(({ address }) => address),
    forms: Object.fromEntries(pages.flatMap(versionedForms)),
    ownerEmail: business.email ?? '',
    timeZone: timeZoneOf(business),
    siteUrl: business.site,
    keepLeads: business.keepLeads && monthsOf(business.keepLeads),
    keepPhotos: business.keepPhotos && monthsOf(business.keepPhotos),
    thanksPath: formPages.thanks,
    notSentPath: formPages.notSent,
    answers: formErrorLabels(site.siteLanguage),
    mails: mailLabels(site.siteLanguage),
    colors: { stone, card, ink, quiet, action, actionInk },
  };
}

function formsOn({ sections }: Pick<Page, 'sections'>): FormDefinition[] {
  return sections.flatMap(({ props }) => ('form' in props ? [props.form] : []));
}

/** The forms of a page that differ from the default form, by version. */
function versionedForms(page: Pick<Page, 'sections'>): [version: string, form: Form][] {
  return formsOn(page).flatMap(({ version, fields, questions, contactBy }): [string, Form][] => {
    if (version === undefined) return [];
    const required = fields.filter((field) => field.required).map(({ name }) => name);
    const projectTypes = fields.find(({ name }) => name === 'projectType')?.choices;
    const asked = questions.map(({ question, required, choices }) => ({ question, required, choices }));
    return [[version, { required, contactBy, projectTypes, questions: asked }]];
  });
}
