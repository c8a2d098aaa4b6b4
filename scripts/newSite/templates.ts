import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../pipeline/labels/labels';
import { projectFolder } from '../../pipeline/projectFolder.mjs';

const root = join(projectFolder, 'scripts/newSite/templates');

/** The languages with a folder of templates. */
export const siteLanguages = languages.filter(({ code }) => existsSync(join(root, code)));

export const languageNamed = (name: string): Language =>
  siteLanguages.find((language) => language.name === name) ?? languages[0];

export const readTemplate = ({ code }: Language, path: string): string =>
  readFileSync(join(root, code, path), 'utf8');

/** The paths of the templates. Pictures are described in the order of the pages that show them. */
export function listTemplates({ code }: Language): string[] {
  return ['', 'pages/', 'services/', 'areas/', 'team/'].flatMap((folder) =>
    readdirSync(join(root, code, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}${name}`),
  );
}
