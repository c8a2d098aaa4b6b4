import { type Dirent, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { walkFolder } from '../../pipeline/source/listFolder';

/** Limits of Cloudflare Pages: number of files, and bytes per file. */
const MAX_FILES = 20_000;
const MAX_FILE_BYTES = 25 * 1024 ** 2;
const MAX_SITE_BYTES = 2 * 1024 ** 3;
const MAX_PROBLEMS = 20;

/** Types of files that the build makes or that owners put into `public`. */
const SERVED_TYPES =
  /\.(?:html|css|js|mjs|json|webmanifest|xml|txt|svg|png|jpe?g|webp|avif|gif|ico|woff2?|pdf|docx?|xlsx?|zip|ics|vcf|mp[34]|webm|vtt|asc)$/i;

/** Files with the host's rules, which the build makes. */
const RULE_FILES = ['_headers', '_redirects'];

const WELL_KNOWN = '.well-known';

/** Files that make a host run code or change its configuration. */
const HOST_FILES =
  /^(?:_worker\.js|_worker\.bundle|_routes\.json|functions|netlify|netlify\.\w+|wrangler\.\w+|package(?:-lock)?\.json|node_modules)$/i;

/** The reasons why a folder, which a pull request's own code built, must not be published as a preview: one sentence each. */
export function checkSite(folder: string): string[] {
  const entries = [...walkFolder(folder)].map(({ path, entry }) => ({
    path,
    entry,
    size: entry.isFile() ? lstatSync(join(folder, path)).size : 0,
  }));
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (entries.length > MAX_FILES) return [`There are more than ${MAX_FILES} files and folders.`];
  if (bytes > MAX_SITE_BYTES) return ['All files together are larger than 2 GB.'];
  return entries
    .flatMap(({ path, entry, size }) => {
      const problem =
        whyRefused(path, entry) ?? (size > MAX_FILE_BYTES ? 'is larger than 25 MB.' : undefined);
      return problem ? [`${JSON.stringify(path)} ${problem}`] : [];
    })
    .slice(0, MAX_PROBLEMS);
}

/** The end of a sentence about a file or folder that must not be published, else undefined. */
function whyRefused(path: string, entry: Dirent): string | undefined {
  const [first = '', ...others] = path.split('/');
  if (!entry.isFile() && !entry.isDirectory()) return 'is neither a file nor a folder.';
  const isHidden = (first.startsWith('.') && first !== WELL_KNOWN) || others.some((name) => name[0] === '.');
  if (isHidden) return `is hidden. Only ${WELL_KNOWN} is published.`;
  if (HOST_FILES.test(first)) return 'would tell the host to run code or to publish in another way.';
  const isServed = SERVED_TYPES.test(path) || first === WELL_KNOWN || RULE_FILES.includes(path);
  return entry.isFile() && !isServed ? 'is of a type that no site has.' : undefined;
}
