import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// Runs on Node's own modules alone, before packages are installed.

/** Files that an owner edits: texts and pictures. No hidden files, except in `.well-known`. */
const CONTENT_FILE =
  /^(?:content|public|public\/\.well-known)\/(?:[^/.][^/]*\/)*[^/.][^/]*\.(?:md|txt|html|xml|json|webmanifest|jpe?g|png|webp|avif|gif|svg|hei[cf])$/i;

/** Files that `npm run generate` makes from the content. Somebody may have edited them by hand. */
const GENERATED = /^(?:content\/(?:README|FIELDS)\.md|\.github\/ISSUE_TEMPLATE\/[a-z-]+\.yml)$/;

/** Git's modes of a regular file and of a missing file. */
const PLAIN_MODES = ['100644', '000000'];

/**
 * The checks that a pull request needs, by its diff against the merge base. `content`: only files that an owner edits changed.
 * `generated`: also generated files, which are compared with the output of the base's generator. `full`: anything else, also if
 * the diff cannot be read. `reason` is for the summary.
 */
export function scopeOf(base, head, folder = process.cwd()) {
  try {
    const mergeBases = git(folder, 'merge-base', '--all', base, head).trim().split('\n');
    // With several merge bases, the diff against one of them can miss reverted changes.
    if (mergeBases.length > 1)
      return { scope: 'full', reason: 'the branch and its base were merged crosswise' };
    const changes = changesBetween(mergeBases[0], head, folder);
    if (changes.length === 0) return { scope: 'full', reason: 'nothing changed' };
    const outside = changes.find(
      (change) => !isRegularFile(change) || !(isContent(change) || isGenerated(change.path)),
    );
    if (outside) return { scope: 'full', reason: `${JSON.stringify(outside.path)} is not plain content` };
    const generated = changes.find(({ path }) => isGenerated(path));
    if (generated) return { scope: 'generated', reason: `${generated.path} is made of the content` };
    return { scope: 'content', reason: 'only content changed' };
  } catch (error) {
    return { scope: 'full', reason: `the change could not be read: ${String(error.message).split('\n')[0]}` };
  }
}

/** Whether `npm run generate` makes this file from the content. */
export function isGenerated(path) {
  return GENERATED.test(path);
}

/** Whether a change adds, changes or deletes a regular file: no link, no program, no submodule. */
function isRegularFile({ modes, status }) {
  return modes.every((mode) => PLAIN_MODES.includes(mode)) && /^[AMD]$/.test(status);
}

/** Whether a changed file is one that an owner edits. */
function isContent({ path }) {
  // `Content/` is another folder, except on case-insensitive disks.
  const isSpelledRight = /^(?:content|public)\//.test(path) && !/[\\\p{Cc}\ufffd]/u.test(path);
  return isSpelledRight && CONTENT_FILE.test(path) && !isGenerated(path);
}

/** The changed files. A rename is a deletion and an addition, so that both names are checked. */
function changesBetween(from, to, folder) {
  const options = ['--raw', '-z', '--no-renames', '--no-ext-diff', '--ignore-submodules=none'];
  const parts = git(folder, 'diff', ...options, from, to).split('\0');
  parts.pop();
  if (parts.length % 2 !== 0) throw new Error('the list of files has no end');
  return Array.from({ length: parts.length / 2 }, (_, index) => {
    const [oldMode, mode, , , status] = parts[index * 2].replace(/^:/, '').split(' ');
    return { path: parts[index * 2 + 1], modes: [oldMode, mode], status };
  });
}

function git(folder, ...args) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio });
}

/** `node scope.mjs BASE HEAD`, for the workflow "Scope", which runs the base's version of this file. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { scope, reason } = scopeOf(process.argv[2], process.argv[3]);
  console.log(`${scope}: ${reason}`);
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `scope=${scope}\n`);
}
