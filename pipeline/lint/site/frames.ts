import { sectionModel } from '../../model/registry';
import { isOfType } from '../Document';
import { rule } from '../rule';

/** Services whose frames businesses show: maps, social networks, videos, calendars, reviews. */
const SERVICES = [
  ...['google.com', 'openstreetmap.org', 'bing.com', 'mapbox.com', 'arcgis.com'],
  ...['facebook.com', 'instagram.com', 'linkedin.com', 'pinterest.com', 'tiktok.com', 'twitter.com', 'x.com'],
  ...['youtube.com', 'youtube-nocookie.com', 'vimeo.com', 'nextdoor.com'],
  ...['calendly.com', 'yelp.com', 'houzz.com', 'angi.com', 'elfsight.com', 'matterport.com'],
];

export const frameHost = rule({
  id: 'frame-host',
  on: 'site',
  about:
    'A frame shows a part of another site on your page, so it may only come from a service that is known, such as Google Maps or Facebook. Name the site of another service in “frameHosts” of business.md.',
  examples: [
    {
      file: 'pages/notes.md',
      replace: 'posts:',
      wrong:
        'map:\n  frame: https://www.google.com@maps.evil.example/embed\n  title: Where we work\n  link: Open in maps -> https://www.google.com/maps\nposts:',
      right:
        'map:\n  frame: https://www.google.com/maps/embed\n  title: Where we work\n  link: Open in maps -> https://www.google.com/maps\nposts:',
    },
  ],
  check({ documents, forEachDocument }, report) {
    const own = documents.find(isOfType('business'))?.fields.frameHosts ?? [];
    const hosts = [...SERVICES, ...own];
    forEachDocument(({ sections }) => {
      for (const { key, kind, fields } of sections) {
        const { frame } = fields;
        if (!sectionModel(kind)?.frames || typeof frame !== 'string' || !URL.canParse(frame)) continue;
        const { hostname, username } = new URL(frame);
        const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
        if (isKnown && username === '') continue;
        const reason = `This address leads to ${hostname}, which is no service that the site knows. Copy the address again from the service, or name ${hostname} in the list “frameHosts” of business.md.`;
        report({ field: `${key}.frame`, reason });
      }
    });
  },
});
