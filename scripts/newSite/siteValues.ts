import { fileSlug } from '../../pipeline/model/urls';
import type { Answers } from './answers';
import type { Trades } from './templates';

/** Three rows of cards. */
const MAX_ON_HOME = 9;

/** Every name that a template may have in `{{…}}`, with its value. */
export function siteValues(answers: Answers, trades: Trades, list: Intl.ListFormat) {
  const { onePage, name, trade, street, town, state, postalCode, timeZone, phone, email } = answers;
  const { site, repository, founded, employees, license, people } = answers;
  const { who = '', work = '' } = trades[trade] ?? trades.GeneralContractor ?? {};
  const listed = (names: readonly string[]) =>
    list.format(names.map((each, index) => (index === 0 ? each : lowered(each))));
  const services = answers.services.map((service, index) => ({
    service: service.name,
    serviceInText: service.name.toLowerCase(),
    text: 'text' in service ? service.text : undefined,
    slug: fileSlug(service.name),
    order: index + 1,
  }));
  const areas = areasOf(answers);
  const team = people.map(({ name: person, specialties, ...more }, index) => ({
    ...{ person, slug: fileSlug(person), order: index + 1, role: more.role, experience: more.experience },
    description: more.description,
    specialties: specialties ?? [work],
    isDescribed: more.description && specialties,
  }));
  return {
    ...{ onePage, name, street, town, state, postalCode, timeZone, phone, email },
    ...{ site, repository, founded, employees, license, who, work, services, areas, team },
    kind: trade,
    shortName: answers.shortName ?? shorten(name),
    slug: fileSlug(name),
    whoInText: who.toLowerCase(),
    place: `${town}, ${state}`,
    hours: answers.hours === '24/7' ? [{ days: 'Monday - Sunday', times: '24 hours' }] : answers.hours,
    towns: [...new Set([town, ...answers.towns.map((each) => each.name)])],
    /** Of many services, the home page and the menu have the first ones, and the page of all services has the others. */
    firstServices: services.slice(0, MAX_ON_HOME),
    hasMoreServices: services.length > MAX_ON_HOME,
    hasAreas: areas.length > 0,
    hasTeam: team.length > 0,
    serviceNames: listed(services.map(({ service }) => service)),
    areaNames: listed(areas.map(({ area }) => area)),
    contact: onePage ? '/#contact' : '/contact',
    contactOnHome: onePage ? '#contact' : '/contact',
  };
}

/** Towns with a page of their own: those of which the ZIP code and the county are known. */
function areasOf({ towns, state: ownState, onePage }: Answers) {
  const known = towns.flatMap((town) => {
    if (onePage || !('postalCode' in town) || !town.postalCode || !town.county) return [];
    const { name, postalCode, county, state = ownState } = town;
    return [{ area: name, state, postalCode, county, slug: fileSlug(`${name} ${state}`) }];
  });
  return known.map((area, index) => ({ ...area, order: index + 1 }));
}

const lowered = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** At most 30 characters, in whole words. */
function shorten(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > 30) words.pop();
  return words.join(' ').slice(0, 30);
}
