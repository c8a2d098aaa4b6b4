import type { Site } from '../pipeline/model/Site';

export function robots({ settings }: Site): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${settings.siteUrl}/sitemap.xml`, ''].join('\n');
}
