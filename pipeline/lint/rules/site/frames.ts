import { sectionModel } from '../../../model/registry';
import { type Document, isOfType } from '../../Document';
import { type Former, type Report, type Rule, rule, type SiteInput } from '../../rule';

/** Services whose frames businesses show: maps, social networks, videos, calendars, reviews. */
const SERVICES = [
  ...['google.com', 'openstreetmap.org', 'bing.com', 'mapbox.com', 'arcgis.com'],
  ...['facebook.com', 'instagram.com', 'linkedin.com', 'pinterest.com', 'tiktok.com', 'twitter.com', 'x.com'],
  ...['youtube.com', 'youtube-nocookie.com', 'vimeo.com', 'nextdoor.com'],
  ...['calendly.com', 'yelp.com', 'houzz.com', 'angi.com', 'elfsight.com', 'matterport.com'],
];

const isService = (host: string, services: readonly string[]) =>
  services.some((service) => host === service || host.endsWith(`.${service}`));

/** The host of an address that leads to one of the services. */
export function serviceOf(address: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
  return isService(host, SERVICES) ? host : undefined;
}

const siteHost = rule({
  id: 'site-host',
  on: 'site',
  message:
    'This is your page on {host}. Write the address of this website here, and that page in the list “social”.',
  check({ documents }, report) {
    const business = documents.find(isOfType('business'));
    const { site = '' } = business?.fields ?? {};
    const host = serviceOf(site);
    if (business && host) report({ in: business, field: 'site', data: { host } });
  },
});

/** A check of the address of each frame. */
const checkFrames =
  (find: (frame: string, documents: readonly Document[]) => Former | undefined) =>
  ({ documents, forEachDocument }: SiteInput, report: Report): void =>
    forEachDocument(({ sections }) => {
      for (const { key, kind, fields } of sections) {
        if (!sectionModel(kind)?.frames || typeof fields.frame !== 'string') continue;
        const found = find(fields.frame, documents);
        if (found) report({ field: `${key}.frame`, ...found });
      }
    });

const frameHost = rule({
  id: 'frame-host',
  on: 'site',
  about:
    'A frame shows a part of another site on your page, so it may only come from a service that is known, such as Google Maps or Facebook. Name the site of another service in “frameHosts” of business.md.',
  check: checkFrames((frame, documents) => {
    if (!URL.canParse(frame)) return undefined;
    const own = documents.find(isOfType('business'))?.fields.frameHosts ?? [];
    const { hostname, username } = new URL(frame);
    if (isService(hostname, [...SERVICES, ...own]) && username === '') return undefined;
    const reason = `This address leads to ${hostname}, a service that the site does not know. Copy the address again from the service, or name ${hostname} in the list “frameHosts” of business.md.`;
    return { reason };
  }),
});

/** Addresses of pages that cannot be shown in a frame, and what can. */
const PAGES: readonly { pattern: RegExp; embed?: (id: string) => string; advice: string }[] = [
  {
    pattern: /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]+)/,
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
    advice: 'Below the video on YouTube, choose Share, then Embed, and copy the address behind “src”.',
  },
  {
    pattern: /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/,
    embed: (id) => `https://player.vimeo.com/video/${id}`,
    advice: 'On Vimeo, choose Share, then Embed, and copy the address behind “src”.',
  },
  {
    pattern:
      /^https:\/\/(?:(?:www\.|maps\.)?google\.com\/maps(?!\/embed|\/d\/|.*output=embed)|maps\.app\.goo\.gl|goo\.gl\/maps)/,
    advice: 'In Google Maps, choose Share, then “Embed a map”, and copy the address behind “src”.',
  },
];

const frameEmbed = rule({
  id: 'frame-embed',
  on: 'site',
  about:
    'A frame needs the address that the service gives for embedding. The address of the page itself shows an empty box. On YouTube, Vimeo and Google Maps you find it below Share, then Embed.',
  check: checkFrames((frame) => {
    const page = PAGES.find(({ pattern }) => pattern.test(frame));
    if (!page) return undefined;
    const [, id = ''] = page.pattern.exec(frame) ?? [];
    const reason = `This page cannot be shown inside another page. ${page.advice}`;
    return { reason, actual: frame, expected: page.embed?.(id) };
  }),
});

export const frameRules: readonly Rule[] = [siteHost, frameEmbed, frameHost];
