import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import type { PageData } from '../../pages/pageData';
import { setPageSource } from '../../pages/pageSource';
import { renderDocument } from '../renderDocument';
import { type Shell, shellOf } from './shell';

/** Lets Vike render a page: what it puts round that page goes round every page. Run in a worker, where there is no Vite. */
export async function run({ work, sample }: { work: string; sample: PageData }): Promise<Shell> {
  await import(pathToFileURL(join(work, 'server', 'entry.mjs')).href);
  setPageSource({ read: async () => sample });
  const print = console.log;
  console.log = () => {};
  try {
    const { httpResponse } = await renderPage({ urlOriginal: sample.address });
    return shellOf(renderDocument(sample), httpResponse.body);
  } finally {
    console.log = print;
  }
}
