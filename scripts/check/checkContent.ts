import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CheckOptions,
  type CheckResult,
  checkCachedFolder,
  checkFolder,
} from '../../pipeline/lint/lint';
import { listContent } from '../../pipeline/source/listFolder';
import { siteStore } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { hashCode } from '../../renderer/build/codeHash';
import { proposalDeadline, tryProposals } from './proposals';
import { messagesWithin } from './report';

/** For fewer files, a cache costs more than it saves. */
const MIN_FILES_TO_CACHE = 300;

/** `cache`: the site's cache folder. */
export type ContentCheckOptions = CheckOptions & { cache: string };

/** Checks a content folder. A large one is checked on all cores, and only files that changed since the last check. */
export async function checkContent(
  folder: string,
  { cache, ...options }: ContentCheckOptions,
): Promise<CheckResult> {
  if (listContent(folder).markdown.length < MIN_FILES_TO_CACHE) return checkFolder(folder, options);
  const { parser: version } = hashCode();
  const pool = new WorkerPool();
  const store = siteStore(cache);
  try {
    const checked = await checkCachedFolder(folder, { store, version, pool }, options);
    // Not after an error, when it would evict what the rest of the run had used.
    store.close();
    return checked;
  } finally {
    await pool.close();
  }
}

/** A line may need several fixes, of which each round applies one. */
const MAX_ROUNDS = 10;

/** Applies the sure fixes in the named files, or in all, until a check finds no more. `fixed`: a line for each fix. */
export async function fixContent(
  folder: string,
  options: ContentCheckOptions,
  names: readonly string[],
): Promise<{ fixed: string[]; checked: CheckResult }> {
  const root = join(folder, '..');
  const deadline = proposalDeadline();
  const fixed: string[] = [];
  let before = await checkContent(folder, options);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const sure = messagesWithin(before.messages, names).filter(({ fix }) => fix?.kind === 'sure');
    const { applied, texts, checked } = await tryProposals({ root, before, deadline }, sure, (corrected) =>
      checkContent(folder, { ...options, texts: corrected }),
    );
    if (applied.length === 0) break;
    for (const [file, text] of texts) writeFileSync(join(root, file), text);
    for (const { file, line, text } of applied.flatMap(({ fix }) => fix?.edits ?? []))
      fixed.push(`${file}:${line}  ${text.trim()}`);
    before = checked;
  }
  return { fixed, checked: before };
}
