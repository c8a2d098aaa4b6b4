/** What visitors, search engines and social networks see of one page; two of these can be compared. */
export interface PageView {
  address: string;
  /** As a search result shows it, with the name of the site. */
  title: string;
  description: string;
  /** `https://www.example.com/about` */
  url: string;
  listed: boolean;
  /** The card of a shared link. */
  card: { picture: string; alt: string };
  /** What stands on the page, as JSON, by the name of the block. */
  blocks: Map<string, string>;
}

/** All pages of one version of the content. */
export interface SiteView {
  pages: Map<string, PageView>;
  /** Menus and facts that stand on every page, as JSON, by the name that the owner knows. */
  frame: Map<string, string>;
  /** Old addresses and where they lead. */
  redirects: Map<string, string>;
  /** What will come or go by itself, in a sentence, by address. */
  later: Map<string, string>;
}
