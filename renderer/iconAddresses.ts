/** Where the signs of the site are: for tabs, for home screens, and the list of them all. */
export const iconAddresses = {
  drawn: '/icon.svg',
  touch: '/icon-180.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  manifest: '/site.webmanifest',
};
