import type { HTMLElement } from 'node-html-parser';

/** The Content-Security-Policy that a page carries. */
export function policyOf(page: HTMLElement): string {
  return page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
}
