import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import { hashOf, keyOf } from '../../pipeline/source/store.mjs';
import { isEditable, SETTING_NAMES } from '../buildSettings';

const CODE = ['pipeline', 'package-lock.json', 'components', 'pages', 'renderer', 'vite.config.ts'];
const PARSER = /^(pipeline\/|package-lock\.json$)/;
/** The check does not affect pages. */
const CHECK = /^pipeline\/lint\//;
/** Tests, and the temporary file that Vike writes beside its settings while it bundles. */
const NOT_CODE = /\.test\.tsx?$|\.build-\w+\.mjs$/;

/** Hashes of the code that parses and checks content, and of all code and settings that pages depend on besides their data. */
export function hashCode(): { parser: string; renderer: string } {
  const files = CODE.flatMap(filesAt).filter((file) => !NOT_CODE.test(file));
  const hashes = files.map((file) => ({ file, hash: hashOf(readFileSync(join(projectFolder, file))) }));
  const settings = [...SETTING_NAMES.map((name) => process.env[name] ?? ''), isEditable()];
  return {
    parser: keyOf(hashes.filter(({ file }) => PARSER.test(file))),
    renderer: keyOf(
      hashes.filter(({ file }) => !CHECK.test(file)),
      settings,
    ),
  };
}

/** Paths relative to the project, with `/`. */
function filesAt(path: string): string[] {
  const absolute = join(projectFolder, path);
  if (lstatSync(absolute, { throwIfNoEntry: false })?.isFile()) return [path];
  return listFiles(absolute).map((file) => `${path}/${file}`);
}
