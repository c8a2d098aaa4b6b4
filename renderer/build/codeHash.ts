import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { listFiles } from '../../pipeline/source/listFolder';
import { hashOf, keyOf } from '../../pipeline/source/store.mjs';
import { isEditable, SETTING_NAMES } from '../buildSettings';

const FOLDERS = ['pipeline', 'components', 'pages', 'renderer'];
const FILES = ['package-lock.json', 'vite.config.ts'];
const PARSER = /^(pipeline\/|package-lock\.json$)/;
/** The check does not affect pages. */
const CHECK = /^pipeline\/lint\//;
/** Tests, and the temporary file that Vike writes beside its settings while it bundles. */
const NOT_CODE = /\.test\.tsx?$|\.build-\w+\.mjs$/;

/** Hashes of the code that parses and checks content, and of all code and settings that pages depend on besides their data. */
export function hashCode(): { parser: string; renderer: string } {
  const paths = FOLDERS.flatMap((name) =>
    listFiles(join(projectFolder, name)).map((path) => `${name}/${path}`),
  );
  // A copy of the project may lack the list of packages.
  const files = FILES.filter((file) => existsSync(join(projectFolder, file)));
  const hashes = [...files, ...paths.filter((path) => !NOT_CODE.test(path))].map((file) => ({
    file,
    hash: hashOf(readFileSync(join(projectFolder, file))),
  }));
  const settings = [...SETTING_NAMES.map((name) => process.env[name] ?? ''), isEditable()];
  return {
    parser: keyOf(hashes.filter(({ file }) => PARSER.test(file))),
    renderer: keyOf(
      hashes.filter(({ file }) => !CHECK.test(file)),
      settings,
    ),
  };
}
