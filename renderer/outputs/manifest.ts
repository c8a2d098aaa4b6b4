import { themeColors } from '../../pages/themeColors';
import type { Site } from '../../pipeline/model/Site';

export const iconAddresses = {
  drawn: '/icon.svg',
  touch: '/icon-180.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  manifest: '/site.webmanifest',
};

/** The web app manifest, for the home screens of phones. */
export function manifest(site: Site): string {
  const { business, siteLanguage } = site;
  const { paper } = themeColors(site.business.brand).color;
  const icon = (src: string, size: number) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const fields = {
    name: business.name,
    short_name: business.shortName,
    description: business.description,
    lang: siteLanguage.language,
    start_url: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [icon(iconAddresses.small, 192), icon(iconAddresses.large, 512)],
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}
