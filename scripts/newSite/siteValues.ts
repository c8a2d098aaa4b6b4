import { fileSlug } from '../../pipeline/model/urls';
import { type SiteAnswers, unique } from './answers';
import { languageNamed } from './templates';
import { readTrade } from './trades';

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
    warnings: answers.warnings.map(({ label, message }) => `; ${label}: ${oneLine(message)}`).join(''),
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

/** A note is a comment in YAML. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').replaceAll('"', "'").trim();

const JOINING = /(?:\s(?:and|of|the|for|in|y|e|de|del|la|las|los|el|en)|[\s,&–-])+$/i;

/** At most 30 characters, in whole words, without “and” or “of” at the end. */
function shorten(name: string): string {
  if (name.length <= 30) return name;
  const [words = name.slice(0, 30)] = /^.{1,30}(?=\s)/.exec(name) ?? [];
  return words.replace(JOINING, '');
}
