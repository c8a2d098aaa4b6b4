import { dirname } from 'node:path';
import type { PictureFacts } from '../../media/picture';
import { readPictures } from '../../media/readPictures';
import type { FileState } from '../../source/fileHashes';
import { listContent } from '../../source/listFolder';
import type { Store } from '../../source/store.mjs';
import type { WorkerPool } from '../../workers/WorkerPool';
import { type BrandColors, palette } from '../palette';
import { fieldsIn, resolveSite } from '../resolveSite';
import type { Settings, Site } from '../Site';
import { nextChange } from '../visibility';
import { type Content, loadFolder } from './loadFolder';
import { findSources, type Sources } from './sources';
import { treeReader, writeTrees } from './textTrees';

/** Settings of a build. Without `siteUrl`, the address in `business.md` is used. */
export type BuildSettings = Omit<Settings, 'siteUrl'> & { siteUrl?: string };

export interface CacheOptions {
  store: Store;
  /** A hash of the code that parses content. Part of the cache keys. */
  version: string;
  /** The workers that check files; not used without the check. */
  pool: WorkerPool;
  /** Whether to cache the element trees of texts, which a check does not need. */
  keepsTexts?: boolean;
  /** The states of files by path, if the caller already has them. */
  states?: ReadonlyMap<string, FileState>;
}

interface ResolvedSite {
  site: Site;
  /** Set in previews only. */
  sources?: Sources;
  /** Facts about every picture in the content folder, by path. */
  pictures: Map<string, PictureFacts>;
  /** The next time at which the site changes by itself, as an ISO time: a page appears or disappears, or the opening hours change. */
  until?: string;
}

/** A loaded content folder. `site` is missing if the check found errors. */
export interface LoadedSite extends Omit<ResolvedSite, 'site'> {
  site?: Site;
  /** Number of Markdown files. */
  files: number;
  /** The report of the check as text; empty without findings. */
  report: string;
}

/** How a build loads its content: with or without the check. */
export type LoadSite = (
  folder: string,
  options: CacheOptions,
  settings: BuildSettings,
) => Promise<LoadedSite>;

/** Loads valid content without the check. */
export const loadSite: LoadSite = async (folder, options, settings) => {
  const tree = listContent(folder);
  const { store, version, keepsTexts } = options;
  const content = loadFolder(tree, (texts) => {
    if (keepsTexts) writeTrees(store, version, texts.values());
  });
  const resolved = await resolveContent(content, options, settings);
  if ('damaged' in resolved)
    throw new Error(`these pictures are damaged: \`${resolved.damaged.join('`, `')}\``);
  return { ...resolved, files: tree.markdown.length, report: '' };
};

/** Reads the pictures and resolves the site, or returns the pictures that cannot be opened. */
export async function resolveContent(
  content: Content,
  { store, version }: CacheOptions,
  settings: BuildSettings,
): Promise<ResolvedSite | { damaged: string[] }> {
  const { tree } = content;
  const { brand = {} }: { brand?: BrandColors } = fieldsIn(content, 'business');
  const paper = palette(brand)?.color.paper;
  const { facts: pictures, damaged } = await readPictures(tree.root, tree.pictures, store, paper);
  if (damaged.length > 0) return { damaged };
  const readTree = treeReader(dirname(tree.root), { folder: store.folder, version });
  const site = resolveSite(content, pictures, { ...settings, readTree });
  return {
    site,
    ...(settings.editUrl === undefined ? {} : { sources: findSources(content, site) }),
    pictures,
    until: nextChange(content),
  };
}
