import { sectionModel } from '../../../model/registry';
import { rangeOfText, rangeOfValue } from '../../../passages/Range';
import { checkDocuments, checkFilesOf, type Problem, rule, type SiteInput } from '../../rule';
import { EMBEDDED_SERVICES, isHostOf, serviceOf } from '../../site/links/addressIndex';

/** A check of the address in each frame. */
const checkFrames = (find: (frame: string, input: SiteInput) => Problem | undefined) =>
  checkDocuments((document, input) =>
    document.sections.flatMap(({ key, kind, fields: { frame } }) => {
      if (!sectionModel(kind)?.frames || typeof frame !== 'string') return [];
      const problem = find(frame, input);
      return problem ? [{ range: rangeOfText(document, `${key}.frame`), ...problem }] : [];
    }),
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

export const frameRules = [
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
    site: checkFrames((frame) => {
      const page = PAGES.find(({ pattern }) => pattern.test(frame));
      const [, id = ''] = page?.pattern.exec(frame) ?? [];
      return page && { data: { advice: page.advice }, expected: page.embed?.(id) };
    }),
  }),
  rule({
    id: 'frame-host',
    what: 'This address leads to {hostname}, a service that the site does not know.',
    advice:
      'Copy the address again from the service, or name {hostname} in the list “frameHosts” of business.md.',
    site: checkFrames((frame, { business }) => {
      if (!URL.canParse(frame)) return undefined;
      const { hostname, username } = new URL(frame);
      const known = [...EMBEDDED_SERVICES, ...(business?.fields.frameHosts ?? [])];
      return isHostOf(hostname, known) && username === '' ? undefined : { data: { hostname } };
    }),
  }),
];
