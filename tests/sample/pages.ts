import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';

/** The addresses of the finished jobs. */
export const jobs = readdirSync(join(projectFolder, 'content/projects')).map(
  (name) => `/projects/${name.replace('.md', '')}`,
);

/** Every address of the sample, the two result pages of a plain form among them, with their required structured data. */
export const pages: readonly { address: string; types: readonly string[]; listed?: false }[] = [
  { address: '/', types: ['WebSite', 'WebPage', 'GeneralContractor'] },
  { address: '/about', types: ['AboutPage'] },
  { address: '/our-story', types: ['WebPage'] },
  { address: '/meet-the-team', types: ['AboutPage'] },
  { address: '/areas-we-serve', types: ['CollectionPage'] },
  ...['/areas/pitman-nj', '/areas/mullica-hill-nj', '/areas/mantua-township-nj'].map((address) => ({
    address,
    types: ['GeneralContractor', 'FAQPage'],
  })),
  { address: '/services', types: ['CollectionPage'] },
  { address: '/cabinetry', types: ['Service'] },
  { address: '/interior-renovations', types: ['Service'] },
  { address: '/design-and-building', types: ['Service'] },
  { address: '/basement-remodeling', types: ['Service'] },
  { address: '/kitchen-remodeling', types: ['Service', 'FAQPage'] },
  { address: '/bathroom-remodeling', types: ['Service', 'FAQPage'] },
  { address: '/home-additions', types: ['Service', 'FAQPage'] },
  { address: '/privacy', types: ['WebPage'] },
  { address: '/portfolio', types: ['ImageGallery'] },
  { address: '/projects', types: ['CollectionPage'] },
  { address: '/projects/page/2', types: ['CollectionPage'] },
  { address: '/what-it-costs', types: ['WebPage', 'FAQPage'] },
  ...jobs.map((address) => ({ address, types: ['CreativeWork'] })),
  { address: '/blog', types: ['CollectionPage'] },
  ...[
    'kitchen-remodeling-trends',
    'bathroom-renovation-guide',
    'basement-finishing-ideas',
    'home-addition-permits',
    'custom-cabinetry-guide',
    'interior-design-trends',
    'choosing-contractor',
    'energy-efficient-upgrades',
    'roi-guide',
  ].map((name) => ({ address: `/blog/${name}`, types: ['BlogPosting'] })),
  { address: '/contact', types: ['ContactPage', 'GeneralContractor', 'FAQPage'] },
  { address: '/thank-you', types: ['WebPage'], listed: false as const },
  { address: '/not-sent', types: ['WebPage'], listed: false as const },
];
