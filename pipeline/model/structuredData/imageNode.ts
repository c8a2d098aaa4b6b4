import type { Picture, Site } from '../Site';

/** A picture of the site with its published address and its size in pixels (E37). */
export function imageNode({ large, width, height }: Picture, { settings }: Site) {
  const pixels = (value: number) => ({ '@type': 'QuantitativeValue' as const, value, unitCode: 'E37' });
  return {
    '@type': 'ImageObject' as const,
    url: settings.siteUrl + large,
    width: pixels(width),
    height: pixels(height),
  };
}
