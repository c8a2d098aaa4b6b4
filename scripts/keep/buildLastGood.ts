import { existsSync } from 'node:fs';
import { publicFolder } from '../../pipeline/source/listFolder';
import { buildSite } from '../../renderer/build/buildSite';
import type { BuildOptions } from '../../renderer/build/makeSite';
import { publishableContent, recordPublished } from './publishableContent';

/** Builds the site; a file with errors keeps the last good version of its page online, and that is said loudly. Returns the exit code. */
export async function buildLastGood(options: BuildOptions, log: (line: string) => void): Promise<number> {
  const { content, cache } = options;
  if (!existsSync(content)) return buildSite(options, log);
  const published = publishableContent(content, cache, log);
  const code = await buildSite({ ...options, content: published, public: publicFolder(content) }, log);
  if (code === 0) recordPublished(content, cache, published);
  return code;
}
