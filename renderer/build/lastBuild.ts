import { existsSync, readFileSync } from 'node:fs';
import { currentTime } from '../../pipeline/model/visibility';
import { type FileState, folderHash, folderState } from '../../pipeline/source/fileHashes';
import { publicFolder } from '../../pipeline/source/listFolder';
import { hashOf, type Store } from '../../pipeline/source/store.mjs';
import { buildSettings } from '../buildSettings';
import { git } from '../outputs/lastChanged';

export interface BuildFolders {
  content: string;
  out: string;
  cache: string;
  /** The path of the configuration file for the form's function. */
  formConfig: string;
}

/** The result of a build, cached by the hash of its inputs. If inputs and output are unchanged, a build does nothing. */
export interface LastBuild {
  /** The next time at which a page appears or disappears, ISO 8601. */
  until?: string;
  /** The `folderHash` of the output. */
  outHash: string;
  /** See `hashFunctionConfig`. */
  formConfig: string;
  /** The warnings of the check. */
  report: string;
  pages: number;
  pictures: number;
}

/**
 * A hash of all inputs of a build: sizes and mtimes of files, the commit, the code (with most settings: see `codeHash.ts`), and the hour, because content
 * may have dates.
 */
export function hashInputs(
  { content, out, formConfig }: BuildFolders,
  code: string,
  states: ReadonlyMap<string, FileState>,
): string {
  const served = folderHash(folderState(publicFolder(content)));
  const hour = currentTime().toISOString().slice(0, 13);
  const { editUrl = '' } = buildSettings();
  // `lastmod` in the sitemap comes from the Git history.
  const commit = git(content, 'rev-parse', 'HEAD') ?? '';
  return hashOf(
    [content, folderHash(states), served, commit, out, code, hour, editUrl, formConfig].join('\n'),
  );
}

/** The build with the same inputs, if its output is unchanged and no page has appeared or disappeared since. */
export function unchangedBuild(
  { out, formConfig }: Pick<BuildFolders, 'out' | 'formConfig'>,
  inputs: string,
  store: Store,
): LastBuild | undefined {
  const last = store.read<LastBuild>('built', inputs);
  const isOver = last?.until !== undefined && last.until <= currentTime().toISOString();
  if (!last || isOver || last.formConfig !== hashFunctionConfig(formConfig)) return undefined;
  return last.outHash === folderHash(folderState(out)) ? last : undefined;
}

/** A hash of the file for the form's function. */
export const hashFunctionConfig = (file: string): string =>
  existsSync(file) ? hashOf(readFileSync(file)) : '';
