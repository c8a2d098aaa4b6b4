import type { HTMLElement } from 'node-html-parser';

/** The Content-Security-Policy in a page. */
export function policyOf(page: HTMLElement): string {
  return page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
}
