import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Text and pictures as owners write them. Hidden files are none, but for those that other programs look for. */
const CONTENT_FILE =
  /^(?:content|public|public\/\.well-known)\/(?:[^/.][^/]*\/)*[^/.][^/]*\.(?:md|txt|html|xml|json|webmanifest|jpe?g|png|webp|avif|gif|svg|hei[cf])$/i;

/** Files that `npm run generate` makes of the content. By hand they may say anything. */
const GENERATED = /^(?:content\/(?:README|FIELDS)\.md|\.github\/ISSUE_TEMPLATE\/[a-z-]+\.yml)$/;

/** Modes of a regular file and of no file. */
const PLAIN_MODES = ['100644', '000000'];

/**
 * What a pull request changes, compared with the commit where it left its base: `content` where every file is one that an
 * owner edits, `generated` where files are among them that have to be compared with what the base's generator makes, else
 * `full`, also where that cannot be found out. `reason` says why, for the summary.
 */
export function scopeOf(base, head, folder = process.cwd()) {
  try {
    const starts = git(folder, 'merge-base', '--all', base, head).trim().split('\n');
    // A merge takes what the branch undid of one start although it equals the other.
    if (starts.length > 1) return { scope: 'full', reason: 'the branch and its base were merged crosswise' };
    const changes = changesBetween(starts[0], head, folder);
    if (changes.length === 0) return { scope: 'full', reason: 'nothing changed' };
    const outside = changes.find(
      (change) => !isPlain(change) || !(isContent(change) || isGenerated(change.path)),
    );
    if (outside) return { scope: 'full', reason: `${JSON.stringify(outside.path)} is not plain content` };
    const generated = changes.find(({ path }) => isGenerated(path));
    if (generated) return { scope: 'generated', reason: `${generated.path} is made of the content` };
    return { scope: 'content', reason: 'only content changed' };
  } catch (error) {
    return { scope: 'full', reason: `the change could not be read: ${String(error.message).split('\n')[0]}` };
  }
}

/** Whether `npm run generate` makes a file of this path of the content. */
export function isGenerated(path) {
  return GENERATED.test(path);
}

function isPlain({ modes, status }) {
  return modes.every((mode) => PLAIN_MODES.includes(mode)) && /^[AMD]$/.test(status);
}

function isContent({ path }) {
  // Upper case is another folder, and on some disks the same one.
  const isSpelledRight = /^(?:content|public)\//.test(path) && !/[\\\p{Cc}\ufffd]/u.test(path);
  return isSpelledRight && CONTENT_FILE.test(path) && !isGenerated(path);
}

/** A renamed file is one that is deleted and one that is added, so that both its names count. */
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

/** `node scope.mjs BASE HEAD`: for the workflow "Scope", which takes this file as it was before the change. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { scope, reason } = scopeOf(process.argv[2], process.argv[3]);
  console.log(`${scope}: ${reason}`);
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `scope=${scope}\n`);
}
