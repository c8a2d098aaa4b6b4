import type { Picture, Site } from '../Site';

/** A picture of the site with its published address and its size in pixels. */
export function imageNode({ large, width, height, alt }: Picture, { settings }: Site) {
  return {
    '@type': 'ImageObject' as const,
    url: settings.siteUrl + large,
    width: { '@type': 'QuantitativeValue' as const, value: width, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue' as const, value: height, unitCode: 'E37' },
    ...(alt ? { caption: alt } : {}),
  };
}
