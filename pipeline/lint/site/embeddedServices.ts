/** Services that businesses embed in frames: maps, social networks, videos, calendars, reviews. */
// biome-ignore format: several hosts a line
export const EMBEDDED_SERVICES = [
  'google.com', 'openstreetmap.org', 'bing.com', 'mapbox.com', 'arcgis.com',
  'facebook.com', 'instagram.com', 'linkedin.com', 'pinterest.com', 'tiktok.com', 'twitter.com', 'x.com',
  'youtube.com', 'youtube-nocookie.com', 'vimeo.com', 'nextdoor.com',
  'calendly.com', 'yelp.com', 'houzz.com', 'angi.com', 'elfsight.com', 'matterport.com',
];

/** Whether a host is one of the domains, or below one. */
export const isHostOf = (host: string, domains: readonly string[]) =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

/** The host of an address without `www.`; empty if the address is not valid. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';

/** The host of an address if it belongs to one of the services. */
export function serviceOf(address: string): string | undefined {
  const host = hostOf(address);
  return isHostOf(host, EMBEDDED_SERVICES) ? host : undefined;
}
