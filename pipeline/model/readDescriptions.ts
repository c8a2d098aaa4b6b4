import { dirname } from 'node:path/posix';
import { nearest } from '../fields/nearest';
import type { ContentTree } from '../read/ContentTree';
import { readSource } from '../read/readSource';
import type { Source } from '../read/Source';
import type { Problem } from '../report/Problem';
import { firstOf } from './firstOf';

/** Reads a folder's `descriptions.md`: the words for each picture in it, one line a picture. What is wrong here is not told of the pictures again. */
export function readDescriptions(
  tree: ContentTree,
  path: string,
  written: string,
  descriptions: Map<string, string>,
): Problem[] {
  const file = `${tree.label}/${path}`;
  const source = readSource(file, written);
  const folder = dirname(path);
  const here = tree.pictures
    .filter((picture) => dirname(picture) === folder)
    .map((picture) => picture.slice(folder.length + 1));
  for (const [name, words] of Object.entries(source.values)) {
    if (typeof words === 'string' && here.includes(name)) descriptions.set(`${folder}/${name}`, words);
  }
  if (source.problems.length > 0) for (const name of here) descriptions.set(`${folder}/${name}`, '');
  const unknown = Object.entries(source.values).filter(([name]) => !descriptions.has(`${folder}/${name}`));
  const wrong = [...firstOf(unknown)];
  for (const [name, words] of wrong) {
    const meant = nearest(name, here);
    if (meant) descriptions.set(`${folder}/${meant}`, String(words));
  }
  return [...source.problems, ...wrong.map(([name]) => problemWith(name, here, source))];
}

function problemWith(name: string, here: readonly string[], source: Source): Problem {
  const place = source.places.get(name) ?? { line: 1, column: 1 };
  const at = { file: source.file, ...place, field: name, severity: 'error' as const };
  if (here.includes(name)) {
    return { ...at, code: 'text-wanted', message: `Say in a sentence what “${name}” shows.`, fix: null };
  }
  const meant = nearest(name, here);
  const written = source.lines[place.line - 1] ?? '';
  return {
    ...at,
    code: 'picture-missing',
    message: `There is no picture “${name}” in this folder. ${meant ? `Did you mean “${meant}”?` : 'Delete this line.'}`,
    fix: meant ? { line: place.line, text: written.replace(name, meant) } : null,
  };
}
