import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import { hashOf } from '../../pipeline/source/store.mjs';
import { isEditable, SETTING_NAMES } from '../buildSettings';

const PARSER = ['pipeline', 'package-lock.json'];
const RENDERER = [...PARSER, 'components', 'pages', 'renderer', 'vite.config.ts'];

/** The check does not affect pages. */
const CHECK = 'pipeline/lint/';

/** A hash of all code and settings that pages depend on besides their data. */
export function hashRendererCode(): string {
  const isRendering = (file: string) => !file.startsWith(CHECK);
  return hashOf(
    [
      hashFiles(RENDERER, isRendering),
      ...SETTING_NAMES.map((name) => process.env[name] ?? ''),
      `${isEditable()}`,
    ].join('\n'),
  );
}

export function hashParserCode(): string {
  return hashFiles(PARSER);
}

/** Tests, and the temporary file that Vike writes beside its settings while it bundles. */
const NOT_CODE = /\.test\.tsx?$|\.build-\w+\.mjs$/;

function hashFiles(paths: readonly string[], isWanted: (file: string) => boolean = () => true): string {
  const files = paths.flatMap(filesAt).filter((file) => !NOT_CODE.test(file) && isWanted(file));
  return hashOf(files.map((file) => `${file}:${hashOf(readFileSync(join(projectFolder, file)))}`).join('\n'));
}

/** Paths relative to the project, with `/`. */
function filesAt(path: string): string[] {
  const absolute = join(projectFolder, path);
  if (lstatSync(absolute, { throwIfNoEntry: false })?.isFile()) return [path];
  return listFiles(absolute).map((file) => `${path}/${file}`);
}
