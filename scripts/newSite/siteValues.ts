import type { Language } from '../../pipeline/labels/labels';
import { fileSlug } from '../../pipeline/model/urls';
import type { Answers } from './answers';
import { plainText } from './readAnswersFile';
import type { Town } from './readTowns';
import { readTrade } from './readTrade';

/** Three rows of cards. */
const MAX_ON_HOME = 9;

/** Every name that a template may have in `{{…}}`, with its value. */
export function siteValues(answers: Answers, language: Language) {
  const list = new Intl.ListFormat(language.locale);
  const { onePage, name, trade, street, town, state, postalCode, timeZone, phone, email } = answers;
  const { site, repository, founded, employees, license, people } = answers;
  const { who, work, kind, isKnown } = readTrade(trade, language);
  const services = answers.services.map((service, index) => ({
    service: service.name,
    serviceInText: lowered(service.name),
    text: service.text,
    slug: fileSlug(service.name),
    order: index + 1,
  }));
  const towns = townsOf(answers);
  const areas = areasOf(towns, answers);
  const team = people.map(({ name: person, specialties, ...more }, index) => ({
    ...{
      person,
      slug: fileSlug(person),
      order: index + 1,
      role: more.role,
      experience: more.experience,
    },
    description: more.description,
    specialties: specialties ?? [work],
    isDescribed: more.description && specialties,
  }));
  return {
    ...{ onePage, name, street, town, state, postalCode, timeZone, phone, email },
    ...{ site, repository, founded, employees, license, who, work, services, areas, team },
    kind,
    isKnownTrade: isKnown,
    shortName: answers.shortName ?? shorten(name),
    slug: fileSlug(name),
    whoInText: who.toLowerCase(),
    place: `${town}, ${state}`,
    hours: answers.hours,
    hasHours: answers.hours.length > 0,
    towns: [...new Map(towns.map((each) => [plainText(each.name), each.name])).values()],
    townsWithoutPage: onePage
      ? ''
      : towns
          .filter(({ postalCode: code }) => !code)
          .map((each) => each.name)
          .join(', '),
    domain: domainOf(email) ?? `www.${fileSlug(name)}.example`,
    othersInText: answers.others.map((other) => `“${oneLine(other)}”`).join(', '),
    /** Of many services, the home page and the menu have the first ones, and the page of all services has the others. */
    firstServices: services.slice(0, MAX_ON_HOME),
    hasMoreServices: services.length > MAX_ON_HOME,
    hasAreas: areas.length > 0,
    serviceNames: list.format(services.map(({ serviceInText }) => serviceInText)),
    /** What the picture of a page is about, by the name of its file. */
    subjects: new Map([
      ...services.map((each) => [each.slug, each.service] as const),
      ...areas.map((each) => [each.slug, `${each.area}, ${each.state}`] as const),
    ]),
    areaNames: list.format(areas.map(({ area }) => area)),
  };
}

/** The town of the business and those it serves. */
function townsOf({ town: name, state, postalCode, county, towns }: Answers): Town[] {
  const all = [{ name, state, postalCode, county }, ...towns];
  return [...new Map(all.map((each) => [plainText(`${each.name} ${each.state}`), each])).values()];
}

/** Towns with a page of their own: those of which the ZIP code is known. */
function areasOf(towns: readonly Town[], { onePage }: Answers) {
  const known = towns.flatMap((town) => {
    if (onePage || !town.postalCode) return [];
    const { name, postalCode, county, state } = town;
    return [{ area: name, state, postalCode, county, slug: fileSlug(`${name} ${state}`) }];
  });
  return known.map((area, index) => ({ ...area, order: index + 1 }));
}

const lowered = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const FREE_MAIL =
  /@(?:gmail|googlemail|yahoo|hotmail|outlook|live|msn|aol|icloud|me|comcast|att|verizon|protonmail)\./i;

/** The domain of a mail address is probably that of the site, unless everybody can have one there. */
const domainOf = (email = '') =>
  email === '' || FREE_MAIL.test(email) ? undefined : `www.${email.split('@')[1]}`;

/** A note is a comment in YAML. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').replaceAll('"', "'").trim();

const JOINING = /(?:\s(?:and|of|the|for|in|y|e|de|del|la|las|los|el|en)|[\s,&–-])+$/i;

/** At most 30 characters, in whole words, and none at the end that joins what was left out. */
function shorten(name: string): string {
  if (name.length <= 30) return name;
  return name
    .slice(0, 31)
    .replace(/\s+\S*$/, '')
    .slice(0, 30)
    .replace(JOINING, '');
}
