import { theme } from '../../components/theme';
import { drawRoofs } from '../../pipeline/media/drawRoofs';
import { fileSlug } from '../../pipeline/model/urls';
import { writeYaml } from '../../pipeline/source/plainYaml';
import type { Answers } from './answers';
import { english, type SiteTexts, type Trade } from './english';
import { areaPages, firstOf, mainPages, type Page, type SiteContext, servicePages, townPages } from './pages';
import { spanish } from './spanish';

/** Every file of a new content folder, by its path there. */
export async function siteFiles(answers: Answers): Promise<Map<string, string | Buffer>> {
  const context = contextOf(answers);
  const pages: [path: string, page: Page][] = [
    ['business.md', businessFile(context)],
    ['navigation.md', navigationFile(context)],
    ['redirects.md', { fields: { redirects: redirects(answers) } }],
    ...inFolder('pages', mainPages(context)),
    ...inFolder('services', servicePages(context)),
    ...inFolder('areas', areaPages(context)),
    ...inFolder('team', teamPages(context)),
  ];
  const texts = pages.map(([path, page]) => [path, writePage(page)] as const);
  return new Map<string, string | Buffer>([...texts, ...(await pictures(pages, context))]);
}

function contextOf(answers: Answers): SiteContext {
  const isSpanish = answers.language === 'Spanish';
  const texts = isSpanish ? spanish : english;
  const list = new Intl.ListFormat(isSpanish ? 'es' : 'en-US');
  const trade: Trade = texts.trades[answers.trade] ?? texts.trades.GeneralContractor;
  return {
    answers,
    texts,
    trade,
    place: `${answers.town}, ${answers.state}`,
    listed: (names) => list.format(names.map((name, index) => (index === 0 ? name : lowered(name)))),
  };
}

const lowered = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const inFolder = (folder: string, pages: Record<string, Page>): [string, Page][] =>
  Object.entries(pages).map(([name, page]) => [`${folder}/${name}.md`, page]);

function writePage({ toWrite = [], fields, body = '' }: Page): string {
  const marks = toWrite.map((what) => `# To write: ${what}\n`).join('');
  const yaml = writeYaml(fields);
  return `---\n${marks}${yaml}---\n${body && `\n${body}\n`}`;
}

function businessFile({ answers, texts, trade, listed }: SiteContext): Page {
  const {
    town,
    state,
    postalCode,
    street,
    services,
    towns,
    language,
    licence,
    timeZone,
    founded,
    employees,
  } = answers;
  const names = services.map(({ name }) => name);
  return {
    toWrite: unanswered(answers, texts),
    fields: {
      name: answers.name,
      shortName: answers.shortName ?? shortened(answers.name),
      kind: answers.trade,
      tagline: texts.tagline(trade, town),
      description: texts.description(trade, town, listed(names)),
      site: answers.site ?? `https://www.${fileSlug(answers.name)}.example`,
      ...(language !== 'English' && { language }),
      repository: answers.repository ?? `${fileSlug(answers.name)}/website`,
      phone: answers.phone,
      email: answers.email,
      address: { ...(street && { street }), town, state, postalCode, country: 'US' },
      ...(timeZone && { timeZone }),
      ...(licence && { licence }),
      ...(founded && { founded }),
      ...(employees && { employees }),
      hours: answers.hours === '24/7' ? [{ days: 'Monday - Sunday', times: '24 hours' }] : answers.hours,
      towns: [...new Set([town, ...towns.map(({ name }) => name)])],
      projectTypes: [...names, texts.other],
      image: 'images/home.jpg',
      ...answers.business,
    },
  };
}

/** What stands in business.md without an answer. */
function unanswered({ site, repository }: Answers, { toWrite }: SiteTexts): string[] {
  const known: [what: string, isKnown: unknown][] = [
    [toWrite.site, site],
    [toWrite.repository, repository],
  ];
  return known.flatMap(([what, isKnown]) => (isKnown ? [] : [what]));
}

/** At most 30 characters, in whole words. */
function shortened(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > 30) words.pop();
  return words.join(' ').slice(0, 30);
}

function navigationFile({ answers, texts }: SiteContext): Page {
  const { labels } = texts;
  const { onePage, services } = answers;
  const contact = onePage ? '/#contact' : '/contact';
  const pages = [
    ...(townPages(answers).length > 0 ? [`${labels.areas} -> /areas`] : []),
    `${labels.about} -> /about`,
  ];
  const first = firstOf(services);
  const menu = [
    ...first.map(({ name }) => `${name} -> /${fileSlug(name)}`),
    ...(first.length < services.length ? [`${labels.allServices} -> /services`] : []),
  ];
  const header = onePage
    ? [`${labels.home} -> /`, `${labels.services} -> /#services`, `${labels.contact} -> ${contact}`]
    : [
        `${labels.home} -> /`,
        { label: labels.services, links: menu },
        ...pages,
        `${labels.contact} -> ${contact}`,
      ];
  const footer = onePage ? [] : [`${labels.services} -> /services`, ...pages];
  return {
    fields: {
      header,
      button: `${labels.menuButton} -> ${contact}`,
      footer: {
        heading: labels.pages,
        links: [`${labels.home} -> /`, ...footer, `${labels.contact} -> ${contact}`],
        contactHeading: labels.reach,
        areasHeading: labels.towns,
        hoursHeading: labels.hours,
        ...(answers.founded && { note: labels.note }),
      },
    },
  };
}

/** Addresses that people try. */
const redirects = ({ onePage }: Answers): string[] =>
  onePage ? ['/contact -> /', '/about -> /'] : ['/contact-us -> /contact', '/about-us -> /about'];

function teamPages({ answers: { people }, texts, trade }: SiteContext): Record<string, Page> {
  return Object.fromEntries(
    people.map(({ name, role, experience, description, specialties }, index) => [
      fileSlug(name),
      {
        toWrite: description && specialties ? [] : [texts.toWrite.person],
        fields: {
          name,
          role,
          order: index + 1,
          description: description ?? texts.person.description(name),
          specialties: specialties ?? [trade.work],
          experience,
        },
      },
    ]),
  );
}

/** A drawing for each picture that the pages show, in the colors of the business, with its description. */
async function pictures(
  pages: readonly [path: string, page: Page][],
  { answers, texts }: SiteContext,
): Promise<[string, string | Buffer][]> {
  const shown = new Set(
    pages.flatMap(([, { fields }]) => JSON.stringify(fields).match(/images\/[\w-]+\.jpg/g) ?? []),
  );
  const names = [...shown].filter((path) => !Object.hasOwn(answers.files, path));
  const colors = brandColors(answers);
  const drawn = await Promise.all(
    names.map(async (path) => [path, await drawRoofs(path, colors)] as [string, Buffer]),
  );
  const lines = names.map((path) => {
    const name = path.slice('images/'.length, -'.jpg'.length);
    return `${name}.jpg: ${texts.picture(name.replaceAll('-', ' '))}`;
  });
  return [...drawn, ['images/descriptions.md', `---\n${lines.join('\n')}\n---\n`]];
}

function brandColors({ business }: Answers): { color: string; action: string } {
  const brand = (business.brand ?? {}) as { color?: string; action?: string };
  const { color: ours } = theme.raw;
  return { color: brand.color ?? ours.brand, action: brand.action ?? brand.color ?? ours.action };
}
