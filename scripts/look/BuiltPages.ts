import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { addressOfFile, pageFile } from '../../pipeline/model/urls';
import { listFiles } from '../../pipeline/source/listFolder';
import { readHostRules } from '../serve/hostRules';

/** The files of a built site, and its pages by address. */
export class BuiltPages {
  /** Paths below `folder`. */
  readonly #files: ReadonlySet<string>;
  /** Paths that may be linked although no page exists yet. */
  readonly #mayLeadNowhere: ReadonlySet<string>;
  /** Paths that redirect to others. */
  readonly #redirects: ReadonlySet<string>;
  readonly #parsed = new Map<string, HTMLElement>();
  /** The HTML of all pages, by address. */
  readonly pages: ReadonlyMap<string, string>;

  constructor(
    readonly folder: string,
    mayLeadNowhere: readonly string[] = [],
  ) {
    this.#mayLeadNowhere = new Set(mayLeadNowhere);
    this.#files = new Set(listFiles(folder));
    this.#redirects = new Set(readHostRules(folder).redirects.map(({ from }) => from));
    this.pages = new Map(
      [...this.#files]
        .filter((file) => file.endsWith('.html'))
        .map((file) => [addressOfFile(file), readFileSync(join(folder, file), 'utf8')]),
    );
  }

  /** The addresses of all files; those of pages without `.html`. */
  addresses(): string[] {
    return [...this.#files].map(addressOfFile);
  }

  /** The paths that redirect to others. */
  redirected(): string[] {
    return [...this.#redirects].filter((address) => address.startsWith('/'));
  }

  /** Whether a link to a path such as `/about` is valid. */
  has(path: string): boolean {
    return (
      this.#files.has(pageFile(path)) ||
      this.#files.has(path.slice(1)) ||
      this.#redirects.has(path) ||
      this.#mayLeadNowhere.has(path) ||
      path === '/'
    );
  }

  /** The parsed page, without copies that no visitor sees (`inert`). */
  parsed(address: string): HTMLElement | undefined {
    const html = this.pages.get(address);
    const cached = this.#parsed.get(address);
    if (cached || html === undefined) return cached;
    const page = parse(html);
    for (const copy of page.querySelectorAll('[inert]')) copy.remove();
    this.#parsed.set(address, page);
    return page;
  }

  /** The paths that the main part of a page links to. */
  linksOf(address: string): string[] {
    const [, main = ''] = /<main\b([\s\S]*)<\/main>/.exec(this.pages.get(address) ?? '') ?? [];
    return [...main.matchAll(/ href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
  }
}
