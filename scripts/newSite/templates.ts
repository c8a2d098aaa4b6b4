import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../pipeline/labels/labels';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { readYaml } from '../../pipeline/source/plainYaml';

const root = join(projectFolder, 'scripts/newSite/templates');

/** The languages of new sites: those with a folder of templates. */
export const siteLanguages = languages.filter(({ code }) => existsSync(join(root, code)));

/** What a business is called, and what it does: a plumber does plumbing. */
export interface Trade {
  who: string;
  work: string;
}

interface NamedTrade extends Trade {
  /** Its type at schema.org. */
  kind: string;
  /** What people call the trade. */
  names: readonly string[];
}

export const readTrades = (language: Language) =>
  readYaml(readTemplate(language, 'trades.yaml')) as Readonly<Record<string, Trade>>;

/** The trades with the names that a person may type. */
export const readNamedTrades = () => readTrades(languages[0]) as Readonly<Record<string, NamedTrade>>;

export const readTemplate = ({ code }: Language, path: string): string =>
  readFileSync(join(root, code, path), 'utf8');

/** The templates of the files that may show pictures, in the order of the pictures' descriptions. */
export function listTemplates({ code }: Language): string[] {
  return ['', 'pages/', 'services/', 'areas/', 'team/'].flatMap((folder) =>
    readdirSync(join(root, code, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}${name}`),
  );
}
