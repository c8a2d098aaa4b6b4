import type { SiteLanguage } from '../labels/labels';

/** Where reviews come from: a website with its hosts, or another source with the key of its label. */
const SOURCES = {
  Google: { hosts: ['google.com', 'goo.gl', 'g.co', 'g.page', 'share.google'] },
  Houzz: { hosts: ['houzz.com'] },
  Facebook: { hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  Angi: { hosts: ['angi.com', 'angieslist.com', 'homeadvisor.com'] },
  Yelp: { hosts: ['yelp.com', 'yelp.to'] },
  Nextdoor: { hosts: ['nextdoor.com'] },
  Thumbtack: { hosts: ['thumbtack.com'] },
  BBB: { hosts: ['bbb.org'] },
  letter: { hosts: [], label: 'reviewLetter' },
  email: { hosts: [], label: 'reviewEmail' },
  sample: { hosts: [], label: 'reviewSample' },
} as const satisfies Record<string, { hosts: readonly string[]; label?: keyof SiteLanguage['labels'] }>;

export type ReviewSource = keyof typeof SOURCES;

export const REVIEW_SOURCES = Object.keys(SOURCES) as ReviewSource[];

/** The hosts of a source; empty if it is not on the web. */
export const hostsOf = (source: ReviewSource): readonly string[] => SOURCES[source].hosts;

/** The source that a web address belongs to, if it is known. */
export function sourceOfUrl(url: string): ReviewSource | undefined {
  const { hostname } = new URL(url);
  return REVIEW_SOURCES.find((source) =>
    hostsOf(source).some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
}

/** The name of a source for visitors. */
export function sourceName(source: ReviewSource, { labels }: SiteLanguage): string {
  const properties = SOURCES[source];
  return 'label' in properties ? labels[properties.label] : source;
}
