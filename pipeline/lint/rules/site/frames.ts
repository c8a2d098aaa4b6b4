import { sectionModel } from '../../../model/registry';
import { rangeOfText, rangeOfValue } from '../../../passages/Range';
import type { Document } from '../../Document';
import { checkDocuments, checkFilesOf, type Rule, rule } from '../../rule';
import { EMBEDDED_SERVICES, isHostOf, serviceOf } from '../../site/embeddedServices';

const framesIn = ({ sections }: Document) =>
  sections.flatMap(({ key, kind, fields: { frame } }) =>
    sectionModel(kind)?.frames && typeof frame === 'string' ? [{ frame, field: `${key}.frame` }] : [],
  );

/** Addresses of pages that refuse to be shown in a frame, and the address to use instead. */
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

export const frameRules: readonly Rule[] = [
  rule({
    id: 'site-host',
    what: 'This is your page on {host}.',
    advice: 'Write the address of this website here, and that page in the list “social”.',
    site: checkFilesOf('business', (business) => {
      const host = serviceOf(business.fields.site ?? '');
      return host && { range: rangeOfValue(business, 'site'), data: { host } };
    }),
  }),
  rule({
    id: 'frame-embed',
    what: 'This page cannot be shown inside another page.',
    advice: '{advice}',
    site: checkDocuments((document) =>
      framesIn(document).flatMap(({ frame, field }) => {
        const page = PAGES.find(({ pattern }) => pattern.test(frame));
        if (!page) return [];
        const [, id = ''] = page.pattern.exec(frame) ?? [];
        const range = rangeOfText(document, field);
        return [{ range, data: { advice: page.advice }, expected: page.embed?.(id) }];
      }),
    ),
  }),
  rule({
    id: 'frame-host',
    what: 'This address leads to {hostname}, a service that the site does not know.',
    advice:
      'Copy the address again from the service, or name {hostname} in the list “frameHosts” of business.md.',
    site: checkDocuments((document, { business }) =>
      framesIn(document).flatMap(({ frame, field }) => {
        if (!URL.canParse(frame)) return [];
        const { hostname, username } = new URL(frame);
        const known = [...EMBEDDED_SERVICES, ...(business?.fields.frameHosts ?? [])];
        if (isHostOf(hostname, known) && username === '') return [];
        return [{ range: rangeOfText(document, field), data: { hostname } }];
      }),
    ),
  }),
];
