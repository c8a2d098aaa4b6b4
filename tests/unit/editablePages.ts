import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { onTestFinished } from 'vitest';
import { pageData } from '../../pages/pageData';
import { entriesOf } from '../../pipeline/model/entries';
import { loadSite } from '../../pipeline/model/load/loadSite';
import { previewTreeReader, treeReader } from '../../pipeline/model/load/textTrees';
import { Store } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { renderDocument } from '../../renderer/renderDocument';

interface EditablePage {
  address: string;
  /** The page of a preview, and of the live site. */
  preview: string;
  live: string;
}

export const EDIT_URL = 'https://github.com/owner/name/blob/my%20branch';

/** Every page of a content folder as a preview and as the live site shows it. */
export async function editablePages(content: string): Promise<EditablePage[]> {
  const cache = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const options = { store: new Store(cache), version: '1', pool: new WorkerPool() };
  const settings = { functionsUrl: '/functions/v1', editUrl: EDIT_URL };
  const { site, sources } = await loadSite(content, options, settings);
  if (!site) throw new Error('the content has errors');
  const [readTree, readLiveTree] = [previewTreeReader(dirname(content)), treeReader(dirname(content))];
  return entriesOf(site).map((entry) => {
    const page = pageData(entry, site, sources);
    if (!page.edit) throw new Error('the page has no files');
    return {
      address: entry.address,
      preview: renderDocument(page, readTree),
      live: renderDocument(pageData(entry, site), readLiveTree),
    };
  });
}

/** A page without what a preview adds, and in one spelling of HTML. */
export function withoutSources(html: string): string {
  const bare = html.replace(/ data-(?:source|edit)="[^"]*"/g, '');
  return parse(bare, {
    comment: true,
    blockTextElements: { script: true, style: true, noscript: true },
  }).toString();
}
