import { sectionModel } from '../../../model/registry';
import { rangeOfField } from '../../../passages/fieldRange';
import type { Range } from '../../../passages/Range';
import { type Document, isOfType } from '../../Document';
import { type Finding, write } from '../../finding';
import { type Report, type Rule, rule, type SiteInput } from '../../rule';
import { isService, SERVICES, serviceOf } from '../../site/services';

const siteHost = rule({
  id: 'site-host',
  what: 'This is your page on {host}.',
  advice: 'Write the address of this website here, and that page in the list “social”.',
  site({ documents }, report) {
    const business = documents.find(isOfType('business'));
    const { site = '' } = business?.fields ?? {};
    const host = serviceOf(site);
    if (business && host) report({ range: rangeOfField(business.source, 'site'), data: { host } });
  },
});

/** A check of the address of each frame. */
const checkFrames =
  (find: (frame: string, range: () => Range, documents: readonly Document[]) => Finding | undefined) =>
  ({ documents, forEachDocument }: SiteInput, report: Report): void =>
    forEachDocument((document) => {
      for (const { key, kind, fields } of document.sections) {
        if (!sectionModel(kind)?.frames || typeof fields.frame !== 'string') continue;
        const range = () => rangeOfField(document.source, `${key}.frame`, 0);
        const found = find(fields.frame, range, documents);
        if (found) report(found);
      }
    });

const frameHost = rule({
  id: 'frame-host',
  what: 'This address leads to {hostname}, a service that the site does not know.',
  advice:
    'Copy the address again from the service, or name {hostname} in the list “frameHosts” of business.md.',
  about:
    'A frame shows a part of another site on your page, so it may only come from a service that is known, such as Google Maps or Facebook. Name the site of another service in “frameHosts” of business.md.',
  site: checkFrames((frame, range, documents) => {
    if (!URL.canParse(frame)) return undefined;
    const own = documents.find(isOfType('business'))?.fields.frameHosts ?? [];
    const { hostname, username } = new URL(frame);
    if (isService(hostname, [...SERVICES, ...own]) && username === '') return undefined;
    return { range: range(), data: { hostname } };
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
  what: 'This page cannot be shown inside another page.',
  advice: '{advice}',
  about:
    'A frame needs the address that the service gives for embedding. The address of the page itself shows an empty box. On YouTube, Vimeo and Google Maps you find it below Share, then Embed.',
  site: checkFrames((frame, range) => {
    const page = PAGES.find(({ pattern }) => pattern.test(frame));
    if (!page) return undefined;
    const [, id = ''] = page.pattern.exec(frame) ?? [];
    const data = { advice: page.advice };
    return { range: range(), data, ...(page.embed && { fix: write(range(), page.embed(id)) }) };
  }),
});

export const frameRules: readonly Rule[] = [siteHost, frameEmbed, frameHost];
