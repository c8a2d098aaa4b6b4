/** Services that businesses embed in frames: maps, social networks, videos, calendars, reviews. */
export const EMBEDDED_SERVICES = [
  ...['google.com', 'openstreetmap.org', 'bing.com', 'mapbox.com', 'arcgis.com'],
  ...['facebook.com', 'instagram.com', 'linkedin.com', 'pinterest.com', 'tiktok.com', 'twitter.com', 'x.com'],
  ...['youtube.com', 'youtube-nocookie.com', 'vimeo.com', 'nextdoor.com'],
  ...['calendly.com', 'yelp.com', 'houzz.com', 'angi.com', 'elfsight.com', 'matterport.com'],
];

/** Whether a host is one of the services, or below one. */
export const isService = (host: string, services: readonly string[]) =>
  services.some((service) => host === service || host.endsWith(`.${service}`));

/** The host of an address without `www.`; empty if the address is not valid. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';

/** The host of an address if it belongs to one of the services. */
export function serviceOf(address: string): string | undefined {
  const host = hostOf(address);
  return isService(host, EMBEDDED_SERVICES) ? host : undefined;
}
