import { dirname } from 'node:path/posix';
import { nearest } from '../fields/nearest';
import type { ContentTree } from '../read/ContentTree';
import { readSource } from '../read/readSource';
import type { Problem } from '../report/Problem';

/** Reads a folder's `descriptions.md`: the words for each picture in it, one line a picture. */
export function readDescriptions(
  tree: ContentTree,
  path: string,
  written: string,
  descriptions: Map<string, string>,
): Problem[] {
  const file = `${tree.label}/${path}`;
  const source = readSource(file, written);
  const problems = [...source.problems];
  const folder = dirname(path);
  const here = tree.pictures
    .filter((picture) => dirname(picture) === folder)
    .map((picture) => picture.slice(folder.length + 1));
  for (const [name, words] of Object.entries(source.values)) {
    const place = source.places.get(name) ?? { line: 1, column: 1 };
    const at = { file, ...place, field: name, severity: 'error' as const };
    if (typeof words !== 'string') {
      problems.push({
        ...at,
        code: 'text-wanted',
        message: `Say in a sentence what “${name}” shows.`,
        fix: null,
      });
    } else if (!here.includes(name)) {
      const meant = nearest(name, here);
      const message = `There is no picture “${name}” in this folder.${meant ? ` Did you mean “${meant}”?` : ' Delete this line.'}`;
      const fix = meant
        ? { line: place.line, text: (source.lines[place.line - 1] ?? '').replace(name, meant) }
        : null;
      problems.push({ ...at, code: 'picture-missing', message, fix });
    } else {
      descriptions.set(`${folder}/${name}`, words);
    }
  }
  return problems;
}
