import { isOfType, isUncertain } from '../../Document';
import { rule } from '../../rule';
import { textsIn } from '../../site/changes/changedFiles';
import { redirectsOf } from '../../site/links/addressIndex';
import { publishedFiles } from '../../site/links/lastVersion';
import { listSome } from '../../suggest';

const FILE = 'redirects.md';
/** More lines than anybody would read. */
const MAX_LINES = 8;

export const redirectGone = rule({
  id: 'redirect-gone',
  on: 'site',
  severity: 'warning',
  about:
    'A line of redirects.md is gone, so an old address leads nowhere now. Bookmarks and search results may still have it. Bring the line back, or leave it if nobody uses the address any more.',
  check({ addresses, documents, published, tree }, report) {
    const before = published && publishedFiles(published).find(({ path }) => path === FILE);
    const file = documents.find(isOfType('redirects'));
    // In a file with errors, lines may be there that could not be read.
    if (!before || (file && isUncertain(file, 'redirects'))) return;
    const known = redirectsOf(documents);
    const gone = [...textsIn(before.source)].flatMap(([field, line]) => {
      const [from = ''] = field.startsWith('redirects.') ? line.split(/\s*->\s*/) : [];
      const isKnown = from === '' || known.has(from.replace(/(.)\/$/, '$1')) || addresses.pages.has(from);
      return isKnown ? [] : [line];
    });
    if (gone.length === 0) return;
    const lines = gone.map((line) => `- ${line}`);
    report({
      in: file ?? `${tree.label}/${FILE}`,
      line: 1,
      reason: `This change takes out: ${listSome(lines, MAX_LINES)}. The old address leads nowhere now. Bring the line back, or leave it if nobody uses the address any more.`,
    });
  },
});
