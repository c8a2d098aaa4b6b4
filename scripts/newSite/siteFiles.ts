import { theme } from '../../components/theme';
import { languages } from '../../pipeline/labels/labels';
import { drawRoofs } from '../../pipeline/media/drawRoofs';
import type { Answers } from './answers';
import { fillPage, fillTemplate, type Values } from './fillTemplate';
import { siteValues } from './siteValues';
import { listTemplates, readTemplate, readTrades, siteLanguages } from './templates';

/** Every file of a new content folder, by its path there. */
export async function siteFiles(
  answers: Answers,
  draw: typeof drawRoofs = drawRoofs,
): Promise<Map<string, string | Buffer>> {
  const { business } = answers;
  const language = siteLanguages.find(({ name }) => name === answers.language) ?? languages[0];
  const values = siteValues(answers, readTrades(language), new Intl.ListFormat(language.locale));
  const copies = copiesOf(values);
  const pages = listTemplates(language).flatMap((path) =>
    (copies[path] ?? [{}]).map((item): [path: string, text: string] => {
      const own = { ...values, ...item };
      const more = path === 'business.md' ? business : {};
      return [fillTemplate(path, own), fillPage(readTemplate(language, path), own, more)];
    }),
  );
  const pictures = await drawPictures(pages, answers, draw);
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

/** A drawing for each picture that the pages show, in the colors of the business. */
async function drawPictures(
  pages: readonly [path: string, text: string][],
  { business, files }: Answers,
  draw: typeof drawRoofs,
): Promise<Map<string, Buffer>> {
  const shown = new Set(pages.flatMap(([, text]) => text.match(/images\/[\w-]+\.jpg/g) ?? []));
  const paths = [...shown].filter((path) => !Object.hasOwn(files, path));
  const colors = brandColors(business);
  const drawings = paths.map(async (path) => [path, await draw(path, colors)] as const);
  return new Map(await Promise.all(drawings));
}

function brandColors(business: Answers['business']): { color: string; action: string } {
  const brand = (business.brand ?? {}) as { color?: string; action?: string };
  const { color: ours } = theme.raw;
  return { color: brand.color ?? ours.brand, action: brand.action ?? brand.color ?? ours.action };
}
