import { basename, dirname, parse } from 'node:path/posix';
import { theme } from '../../components/theme';
import { drawHills } from '../../pipeline/media/drawHills';
import { fileSlug } from '../../pipeline/model/urls';
import { isPicture } from '../../pipeline/source/listFolder';
import { type SiteAnswers, unique } from './answers';
import { fillPage, fillTemplate, languageNamed, listTemplates, readTemplate, type Values } from './templates';
import { readTrade } from './trades';

/** The files of a new content folder, by path. */
export async function siteFiles(
  answers: SiteAnswers,
  draw: typeof drawHills = drawHills,
): Promise<Map<string, string | Buffer>> {
  const { business } = answers;
  const language = languageNamed(answers.language);
  const values = siteValues(answers);
  const pages = listTemplates(language).flatMap((path) =>
    copiesOf(path, values).map((item): [path: string, text: string] => {
      const pageValues = { ...values, ...item };
      const more = path === 'business.md' ? business : {};
      // Names of files are templates too: `services/{{slug}}.md`.
      return [fillTemplate(path, pageValues), fillPage(readTemplate(language, path), pageValues, more)];
    }),
  );
  const pictures = await drawPictures(pages, answers, draw);
  const descriptions = describePictures([...pictures.keys()], answers, values.subjects).map(
    ([folder, described]): [path: string, text: string] => [
      `${folder}/descriptions.md`,
      fillPage(readTemplate(language, 'images/descriptions.md'), { ...values, ...described }),
    ],
  );
  return new Map<string, string | Buffer>([...pages, ...pictures, ...descriptions]);
}

/** The values of the template `descriptions.md` for each folder: drawings, and photographs that only the owner can describe. */
function describePictures(
  drawn: readonly string[],
  { business, files }: SiteAnswers,
  subjects: ReadonlyMap<string, string>,
): [string, Values][] {
  const { logo } = brandOf(business);
  const givenPictures = Object.keys(files).filter((path) => isPicture(path) && path !== logo);
  const folders = new Set([...drawn, ...givenPictures].map((path) => dirname(path)));
  return [...folders].map((folder) => {
    const describe = (paths: readonly string[], subjectOf: (name: string) => string | undefined) =>
      paths
        .filter((path) => dirname(path) === folder)
        .map((path) => ({ file: basename(path), subject: subjectOf(parse(path).name) }));
    const drawings = describe(drawn, (name) => subjects.get(name));
    return [folder, { drawings, photos: describe(givenPictures, (name) => name.replaceAll('-', ' ')) }];
  });
}

/** The pages of a site with everything on its home page. */
const ON_ONE_PAGE = /^pages\/(?:home|not-found|not-sent|thank-you)\.md$/;

/** The values of each copy of a template: one for each service, town and person; one without values for any other template. */
function copiesOf(path: string, values: ReturnType<typeof siteValues>): readonly Values[] {
  const { onePage, services, areas, team } = values;
  const copies: Record<string, readonly Values[]> = {
    'pages/areas.md': areas.length > 0 ? [{}] : [],
    'services/{{slug}}.md': onePage ? [] : services,
    'areas/{{slug}}.md': areas,
    'team/{{slug}}.md': team,
  };
  const isLeftOut = onePage && path.startsWith('pages/') && !ON_ONE_PAGE.test(path);
  return copies[path] ?? (isLeftOut ? [] : [{}]);
}

/** A drawing for each picture that the pages show, in the colors of the business. */
async function drawPictures(
  pages: readonly [path: string, text: string][],
  { business, files }: SiteAnswers,
  draw: typeof drawHills,
): Promise<Map<string, Buffer>> {
  const namedPictures = new Set(pages.flatMap(([, text]) => text.match(/images\/[\w-]+\.jpg/g) ?? []));
  const paths = [...namedPictures].filter((path) => !Object.hasOwn(files, path));
  const { color: ours } = theme.raw;
  const { color, action = color ?? ours.action } = brandOf(business);
  const colors = { color: color ?? ours.brand, action };
  const drawings = paths.map(async (path) => [path, await draw(path, colors)] as const);
  return new Map(await Promise.all(drawings));
}

export const brandOf = ({ brand = {} }: SiteAnswers['business']) =>
  brand as { color?: string; action?: string; logo?: string };

/** Three rows of cards. */
const MAX_ON_HOME = 9;

/** The values of the templates, by name. */
export function siteValues(answers: SiteAnswers) {
  const language = languageNamed(answers.language);
  const { onePage, name, town, state, postalCode, county, hours } = answers;
  const trade = readTrade(answers.trade, language);
  const services = answers.services.map(({ name: service, text, description }, index) => ({
    service,
    slug: fileSlug(service),
    order: index + 1,
    text: [text, description].filter(Boolean).join(' '),
  }));
  const towns = unique([{ name: town, state, postalCode, county }, ...answers.towns]);
  const withPage = towns.filter((each) => !onePage && each.postalCode);
  /** The name of a town, with its state if it is not the business's and no page shows it. */
  const nameOf = (each: SiteAnswers['towns'][number]) =>
    each.state === state || withPage.includes(each) ? each.name : `${each.name}, ${each.state}`;
  const areas = withPage.map(({ name: area, ...place }, index) => ({
    area,
    ...place,
    slug: fileSlug(`${area} ${place.state}`),
    order: index + 1,
  }));
  const team = answers.people.map(({ name: person, role, experience, description, specialties }, index) => ({
    person,
    slug: fileSlug(person),
    order: index + 1,
    role,
    experience,
    description,
    specialties,
    isDescribed: description && specialties,
  }));
  return {
    ...answers,
    ...trade,
    services,
    areas,
    team,
    shortName: shorten(answers.shortName ?? name),
    slug: fileSlug(name),
    whoInText: trade.who.toLowerCase(),
    place: `${town}, ${state}`,
    hasHours: hours.length > 0,
    towns: [...new Set(towns.map(nameOf))],
    townsWithoutPage: towns.flatMap((each) => (onePage || each.postalCode ? [] : nameOf(each))).join(', '),
    /** Without what was typed, which may be private: the text of a repository stays in its history. */
    unreadInText: [...new Set(answers.faults.map(({ label }) => label))].join(', '),
    warnings: [...new Set(answers.warnings.map(({ label }) => label))].join(', '),
    /** The home page and the menu show the first services, the services page all of them. */
    firstServices: services.slice(0, MAX_ON_HOME),
    hasMoreServices: services.length > MAX_ON_HOME,
    hasAreas: areas.length > 0,
    /** The subject of each page's picture, by file name. */
    subjects: new Map([
      ...services.map((each) => [each.slug, each.service] as const),
      ...areas.map((each) => [each.slug, `${each.area}, ${each.state}`] as const),
    ]),
  };
}

const JOINING = /(?:\s(?:and|of|the|for|in|y|e|de|del|la|las|los|el|en)|[\s,&–-])+$/i;

/** At most 30 characters, in whole words, without “and” or “of” at the end. */
function shorten(name: string): string {
  if (name.length <= 30) return name;
  const [words = name.slice(0, 30)] = /^.{1,30}(?=\s)/.exec(name) ?? [];
  return words.replace(JOINING, '');
}
