import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from '../../components/theme';
import { drawRoofs } from '../../pipeline/media/drawRoofs';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { readYaml } from '../../pipeline/source/plainYaml';
import type { Answers } from './answers';
import { fillPage, fillTemplate, type Values } from './fillTemplate';
import { siteValues, type Trades } from './siteValues';

/** Every file of a new content folder, by its path there. */
export async function siteFiles(answers: Answers): Promise<Map<string, string | Buffer>> {
  const { language, business } = answers;
  const list = new Intl.ListFormat(CODES[language] === 'en' ? 'en-US' : 'es');
  const values = siteValues(answers, readTrades(language), list);
  const copies = copiesOf(values);
  const pages = listTemplates(language).flatMap((path) =>
    (copies[path] ?? [{}]).map((item): [path: string, text: string] => {
      const own = { ...values, ...item };
      const more = path === 'business.md' ? business : {};
      return [fillTemplate(path, own), fillPage(readTemplate(language, path), own, more)];
    }),
  );
  const pictures = await drawPictures(pages, answers);
  const described = [...pictures.keys()].map((path) => {
    const file = path.slice('images/'.length);
    return { file, subject: file.slice(0, -'.jpg'.length).replaceAll('-', ' ') };
  });
  const descriptions = fillPage(readTemplate(language, DESCRIPTIONS), { pictures: described });
  return new Map<string, string | Buffer>([...pages, ...pictures, [DESCRIPTIONS, descriptions]]);
}

const DESCRIPTIONS = 'images/descriptions.md';

/** What stands in a template instead of its values, once for each copy; all other templates are written once. */
function copiesOf({ onePage, services, areas, team }: ReturnType<typeof siteValues>) {
  const unlessOnePage = onePage ? [] : [{}];
  const copies: Record<string, readonly Values[]> = {
    'pages/about.md': unlessOnePage,
    'pages/contact.md': unlessOnePage,
    'pages/services.md': unlessOnePage,
    'pages/areas.md': areas.length > 0 ? [{}] : [],
    'services/{{slug}}.md': onePage ? [] : services,
    'areas/{{slug}}.md': areas,
    'team/{{slug}}.md': team,
  };
  return copies;
}

const templatesFolder = join(projectFolder, 'scripts/newSite/templates');

const CODES = { English: 'en', Spanish: 'es' };

function readTemplate(language: Answers['language'], path: string): string {
  return readFileSync(join(templatesFolder, CODES[language], path), 'utf8');
}

/** The templates of the files that may show pictures, in the order of the pictures' descriptions. */
function listTemplates(language: Answers['language']): string[] {
  return ['', 'pages/', 'services/', 'areas/', 'team/'].flatMap((folder) =>
    readdirSync(join(templatesFolder, CODES[language], folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}${name}`),
  );
}

/** What a business of each trade is called, and what it does. */
export const readTrades = (language: Answers['language']): Trades =>
  readYaml(readTemplate(language, 'trades.yaml')) as Trades;

/** A drawing for each picture that the pages show, in the colors of the business. */
async function drawPictures(
  pages: readonly [path: string, text: string][],
  { business, files }: Answers,
): Promise<Map<string, Buffer>> {
  const shown = new Set(pages.flatMap(([, text]) => text.match(/images\/[\w-]+\.jpg/g) ?? []));
  const paths = [...shown].filter((path) => !Object.hasOwn(files, path));
  const colors = brandColors(business);
  const drawings = paths.map(async (path) => [path, await drawRoofs(path, colors)] as const);
  return new Map(await Promise.all(drawings));
}

function brandColors(business: Answers['business']): { color: string; action: string } {
  const brand = (business.brand ?? {}) as { color?: string; action?: string };
  const { color: ours } = theme.raw;
  return { color: brand.color ?? ours.brand, action: brand.action ?? brand.color ?? ours.action };
}
