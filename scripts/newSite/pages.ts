import { fileSlug } from '../../pipeline/model/urls';
import type { Answers } from './answers';
import type { SiteTexts, Trade } from './english';

/** A file of a new site: its fields, its text, and what only the owner can say. */
export interface Page {
  toWrite?: readonly string[];
  fields: Record<string, unknown>;
  body?: string;
}

/** What the pages of a site are made from. */
export interface SiteContext {
  answers: Answers;
  texts: SiteTexts;
  trade: Trade;
  /** `Columbus, OH` */
  place: string;
  /** `Leaks, Drains and Water heaters`, in the site's language. */
  listed: (names: readonly string[]) => string;
}

/** Towns with a page of their own: those of which the ZIP code and the county are known. */
export function townPages({ towns, state, onePage }: Answers) {
  return towns.flatMap((town) => {
    if (onePage || !('postalCode' in town) || !town.postalCode || !town.county) return [];
    const own = { ...town, state: town.state ?? state };
    return [{ ...own, slug: fileSlug(`${own.name} ${own.state}`) }];
  });
}

/** Three rows of cards. */
const MANY_SERVICES = 9;

const TITLE = [15, 65] as const;
const DESCRIPTION = [70, 165] as const;

/** The first text whose length suits search results, or else the last. */
function fit(texts: readonly string[], [min, max]: readonly [number, number]): string {
  return texts.find(({ length }) => length >= min && length <= max) ?? texts.at(-1) ?? '';
}

const head = (titles: readonly string[], descriptions: readonly string[], label: string) => ({
  title: fit(titles, TITLE),
  description: fit(descriptions, DESCRIPTION),
  label,
});

const items = (rows: readonly (readonly [icon: string, title: string, text: string])[]) =>
  rows.map(([icon, title, text]) => ({ icon, title, text }));

/** Every page but those of services and towns, by its name in `pages/`. */
export function mainPages(context: SiteContext): Record<string, Page> {
  const { answers } = context;
  const always = { home: homePage(context), ...smallPages(context) };
  if (answers.onePage) return always;
  return {
    ...always,
    about: aboutPage(context),
    contact: contactPage(context),
    services: servicesPage(context),
    ...(townPages(answers).length > 0 && { areas: areasPage(context) }),
  };
}

function homePage({ answers, texts, trade, place, listed }: SiteContext): Page {
  const { home, labels, contact } = texts;
  const { onePage, town, services, people, founded } = answers;
  const form = onePage ? '#contact' : '/contact';
  const cards = services.map(({ name, ...more }) => ({
    title: name,
    text: ('text' in more && more.text) || texts.service.text(name, town),
  }));
  const buttons = [`${labels.call} -> tel:{phone}`, `${labels.estimate} -> ${form}`];
  return {
    toWrite: [texts.toWrite.picture, texts.toWrite.words],
    fields: {
      ...head(
        home.title(trade, place),
        home.description(trade, town, listed(services.map(({ name }) => name))),
        labels.home,
      ),
      hero: {
        eyebrow: place,
        heading: home.heading(trade, town),
        text: home.text,
        image: 'images/home.jpg',
        buttons,
      },
      ...(onePage
        ? { 'cards services': { heading: home.services, text: home.servicesText, items: cards } }
        : {
            services: {
              heading: home.services,
              text: home.servicesText,
              ...chosen(services),
              more: labels.more,
            },
          }),
      text: { heading: home.aboutHeading },
      points: { heading: home.reasons, items: items(home.points) },
      ...(!onePage && { areas: { heading: home.areas, more: labels.seeTown } }),
      ...(people.length > 0 && { team: { heading: home.people } }),
      ...(onePage
        ? { 'contactForm contact': { heading: contact.form, text: contact.formText } }
        : { callout: { heading: home.close, text: home.closeText, buttons } }),
    },
    body: founded ? home.bodySince(town) : home.body(town),
  };
}

/** Of many services, the home page and the menu have the first ones, and the page of all services has the others. */
export const firstOf = (services: Answers['services']) =>
  services.length > MANY_SERVICES ? services.slice(0, MANY_SERVICES) : services;

const chosen = (services: Answers['services']) =>
  services.length > MANY_SERVICES ? { only: firstOf(services).map(({ name }) => fileSlug(name)) } : {};

function aboutPage({ answers: { name, town, people, founded }, texts }: SiteContext): Page {
  const { about, labels, home } = texts;
  return {
    toWrite: [texts.toWrite.picture, texts.toWrite.words],
    fields: {
      ...head(about.title(name, town), about.description(name, town), labels.about),
      hero: {
        heading: about.heading,
        text: home.text,
        image: 'images/about.jpg',
        buttons: [`${labels.estimate} -> /contact`],
      },
      text: null,
      process: { heading: about.process, steps: about.steps.map(([title, text]) => ({ title, text })) },
      ...(people.length > 0 && { team: { heading: home.people } }),
    },
    body: founded ? home.bodySince(town) : home.body(town),
  };
}

function contactPage({ answers: { name }, texts }: SiteContext): Page {
  const { contact, labels } = texts;
  return {
    fields: {
      ...head(contact.title(name), contact.description(name), labels.contact),
      hero: {
        heading: contact.heading,
        text: texts.home.closeText,
        buttons: [`${labels.call} -> tel:{phone}`],
      },
      'points reach': {
        heading: labels.reach,
        items: [
          { icon: 'phone', title: contact.phone, link: '{phone} -> tel:{phone}' },
          { icon: 'mail', title: contact.email, link: '{email} -> mailto:{email}' },
          { icon: 'clock', title: contact.hours, text: contact.open },
        ],
      },
      'contactForm form': { heading: contact.form, text: contact.formText },
    },
  };
}

function servicesPage({ answers: { town, services }, texts, trade, place, listed }: SiteContext): Page {
  const { labels } = texts;
  const names = listed(services.map(({ name }) => name));
  return {
    fields: {
      ...head(
        texts.services.title(trade, place),
        texts.services.description(trade, town, names),
        labels.services,
      ),
      hero: {
        heading: texts.services.heading,
        text: texts.home.servicesText,
        buttons: [`${labels.estimate} -> /contact`],
      },
      services: { heading: labels.allServices, more: labels.more },
      callout: {
        heading: texts.home.close,
        text: texts.home.closeText,
        buttons: [`${labels.call} -> tel:{phone}`],
      },
    },
  };
}

function areasPage({ answers, texts, listed }: SiteContext): Page {
  const { areas, labels, home } = texts;
  const names = listed(townPages(answers).map(({ name }) => name));
  return {
    fields: {
      ...head(areas.title(answers.town), areas.description(names), labels.areas),
      hero: { heading: areas.heading, text: home.closeText, buttons: [`${labels.call} -> tel:{phone}`] },
      areas: { more: labels.seeTown },
    },
  };
}

/** After the form, and where there is no page. */
function smallPages({ answers: { onePage }, texts }: SiteContext): Record<string, Page> {
  const { labels, thanks, notSent, notFound } = texts;
  const back = `${labels.back} -> /`;
  const again = `${labels.again} -> ${onePage ? '/#contact' : '/contact'}`;
  const page = (
    { title, description, heading, text }: typeof thanks,
    label: string,
    buttons: string[],
  ): Page => ({
    fields: { title, description, label, listed: 'no', hero: { heading, text, buttons } },
  });
  return {
    'thank-you': page(thanks, labels.thanks, [back]),
    'not-sent': page(notSent, labels.notSent, [again, back]),
    'not-found': page(notFound, labels.notFound, [back]),
  };
}

/** The pages of the services, by their names in `services/`. */
export function servicePages({ answers, texts, place }: SiteContext): Record<string, Page> {
  const { labels, service, about } = texts;
  if (answers.onePage) return {};
  const pages = answers.services.map(({ name, ...more }, index): [string, Page] => {
    const slug = fileSlug(name);
    const image = `images/${slug}.jpg`;
    const text = ('text' in more && more.text) || service.text(name, answers.town);
    return [
      slug,
      {
        toWrite: [texts.toWrite.picture, texts.toWrite.service],
        fields: {
          ...head(service.title(name, place), service.description(name, answers.town), name),
          order: index + 1,
          card: { title: name, text, image, features: service.features },
          hero: { heading: name, text, image, buttons: [`${labels.estimate} -> /contact`] },
          text: null,
          'list included': { heading: service.included, items: service.features },
          process: {
            heading: about.process,
            steps: about.steps.map(([title, step]) => ({ title, text: step })),
          },
        },
        body: service.body(name),
      },
    ];
  });
  return Object.fromEntries(pages);
}

/** The pages of the towns, by their names in `areas/`. */
export function areaPages({ answers, texts, trade }: SiteContext): Record<string, Page> {
  const { area, labels } = texts;
  const pages = townPages(answers).map((town, index): [string, Page] => {
    const { slug, name, state, postalCode, county } = town;
    const image = `images/${slug}.jpg`;
    const place = `${name}, ${state} ${postalCode}`;
    return [
      slug,
      {
        toWrite: [texts.toWrite.picture, texts.toWrite.town],
        fields: {
          ...head(area.title(trade, place), area.description(trade, place), name),
          ...{ name, state, postalCode, county, order: index + 1 },
          card: { text: area.card(name), image },
          hero: { heading: area.heading(trade, name), image, buttons: [`${labels.call} -> tel:{phone}`] },
          text: null,
          services: { heading: texts.services.heading, more: labels.more },
          'estimateForm estimate': { heading: area.form },
        },
        body: area.body(name),
      },
    ];
  });
  return Object.fromEntries(pages);
}
