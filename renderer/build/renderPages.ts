import { prerender } from 'vike/api';
import type { PageData } from '../../pages/pageData';
import { setPageSource } from '../pageSource';
import { viteConfig } from './bundleCode';

/** Writes the HTML of the given addresses into `work/client`; everything else there stays. */
export async function renderPages(
  pages: ReadonlyMap<string, PageData>,
  addresses: string[],
  work: string,
): Promise<void> {
  if (addresses.length === 0) return;
  setPageSource({
    addresses: async () => addresses,
    read: async (address) => pages.get(address),
  });
  // Vike prints a line for each page; at a thousand pages that hides what matters.
  const print = console.log;
  console.log = () => {};
  try {
    await prerender({ viteConfig: viteConfig(work) });
  } finally {
    console.log = print;
  }
}
