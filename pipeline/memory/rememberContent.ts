import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentFiles } from '../model/contentFiles';
import { type Content, type FileRead, readContent } from '../model/readContent';
import type { TypeName } from '../model/Site';
import { runBatches } from '../parallel/runBatches';
import type { WorkerPool } from '../parallel/WorkerPool';
import type { ContentTree } from '../read/ContentTree';
import type { FileLook } from '../read/FileLook';
import { hashOf } from '../read/hashOf';
import { DraftMemory } from './DraftMemory';
import { unpackRead } from './PackedDraft';
import { type ReadJob, type ReadResult, run } from './readFiles';

export interface Memory {
  cache: string;
  /** A hash of the code that reads. */
  version: string;
  pool: WorkerPool;
  /** Where the elements of long texts are kept; a check alone has no need of them. */
  texts?: string;
  /** Sizes and times of files by their path, where somebody looked at them just now. */
  looks?: ReadonlyMap<string, FileLook>;
}

const MODULE = fileURLToPath(new URL('./readFiles.ts', import.meta.url));

/** Reads a content folder with what earlier runs read of it: only new and changed files are opened, on all cores. */
export async function rememberContent(tree: ContentTree, memory: Memory, now: Date): Promise<Content> {
  const drafts = new DraftMemory(join(memory.cache, 'drafts', hashOf(tree.root)), memory.version);
  const files = contentFiles(tree).flatMap(({ type, ...file }) =>
    type === undefined || type === 'descriptions' ? [] : [{ ...file, type: type as TypeName }],
  );
  const { pool, texts, looks } = memory;
  const changed = changedSince(files, drafts, looks);
  await runBatches(pool, { module: MODULE, run }, changed, { texts }, (result) => keep(drafts, result));
  drafts.write(new Set(files.map(({ path }) => path)));
  const reads = new Map<string, FileRead>();
  for (const { path, place } of files) {
    const known = drafts.get(path);
    if (known) reads.set(path, unpackRead(known.read, place));
  }
  return readContent(tree, now, reads);
}

/** The files whose size or time is another than when they were read. */
function changedSince(files: readonly ReadJob[], drafts: DraftMemory, looks: Memory['looks']): ReadJob[] {
  return files.flatMap((file) => {
    const known = drafts.get(file.path);
    const { size, mtimeMs } = looks?.get(file.path) ?? statSync(file.place);
    if (known && known.size === size && known.changed === mtimeMs) return [];
    return [{ ...file, known: known?.hash }];
  });
}

function keep(drafts: DraftMemory, { path, read, unreadable, ...state }: ReadResult): void {
  if (unreadable) {
    drafts.forget(path);
    return;
  }
  const before = read ?? drafts.get(path)?.read;
  if (before) drafts.set(path, { ...state, read: before });
}
