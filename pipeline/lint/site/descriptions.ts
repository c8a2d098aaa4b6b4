import { basename, dirname } from 'node:path/posix';
import type { ContentTree } from '../../source/listFolder';
import type { Raw } from '../../source/Source';
import { lostLetters } from '../fields/text';
import type { Problem } from '../Problem';
import { levelDescriptions } from '../source/levelDescriptions';
import { NEEDS_SPACE } from '../source/lineRepairs';
import { quotedLine } from '../source/quotedLine';
import type { RepairedSource as Source } from '../source/RepairedSource';
import { readSource } from '../source/readSource';
import { firstOf } from './firstOf';
import { nearestPicture } from './nearestPicture';

/** Reads a folder's `descriptions.md`: the words for each picture in it, one line a picture. What is wrong here is not told of the pictures again. */
export function readDescriptions(
  tree: ContentTree,
  path: string,
  written: string,
  descriptions: Map<string, string>,
): Problem[] {
  const file = `${tree.label}/${path}`;
  const { text, problems: slips } = levelDescriptions(file, written);
  const source = readSource(file, text);
  const folder = dirname(path);
  const here = tree.pictures
    .filter((picture) => dirname(picture) === folder)
    .map((picture) => picture.slice(folder.length + 1));
  for (const [name, words] of Object.entries(source.values).filter(isSaid))
    if (here.includes(name)) descriptions.set(`${folder}/${name}`, words);
  const below = wordsBelow(source);
  if (source.problems.length > 0 || below) for (const name of here) descriptions.set(`${folder}/${name}`, '');
  const unknown = Object.entries(source.values).filter(([name]) => !descriptions.has(`${folder}/${name}`));
  const wrong = [...firstOf(unknown)];
  for (const [name, words] of wrong) {
    const meant = meantBy(name, here, source);
    if (meant) descriptions.set(`${folder}/${meant}`, String(words));
  }
  return [
    ...firstOf(slips),
    ...source.problems,
    ...wrong.map(([name]) => problemWith(name, here, source)),
    ...(below ? [below] : []),
    ...[...firstOf(lostLetters(source.lines))].map(
      ({ reason, ...at }): Problem => ({
        ...{ file: source.file, ...at, field: '', severity: 'error' },
        ...{ code: 'letter-lost', message: reason, fix: null },
      }),
    ),
  ];
}

function isSaid(entry: [string, Raw]): entry is [string, string] {
  const [name, words] = entry;
  return typeof words === 'string' && words !== name;
}

/** An editor leads to the end of the file, below the second ---, where nothing is read. */
function wordsBelow({ file, lines, bodyLine, readable }: Source): Problem | undefined {
  const below = lines.slice(bodyLine - 1).flatMap((words, index) => (words.trim() ? [bodyLine + index] : []));
  const [line] = below;
  if (!readable || line === undefined) return undefined;
  const what = below.length === 1 ? 'This line stands' : `These ${below.length} lines stand`;
  const message = `${what} below the second ---, where nothing is read. Move ${below.length === 1 ? 'it' : 'them'} above that ---.`;
  return { file, line, column: 1, field: '', severity: 'error', code: 'text-unwanted', message, fix: null };
}

function problemWith(name: string, here: readonly string[], source: Source): Problem {
  const place = source.positions.get(name) ?? { line: 1, column: 1 };
  const at = { file: source.file, ...place, field: name, severity: 'error' as const };
  if (here.includes(name)) {
    return { ...at, code: 'text-wanted', message: `Say in a sentence what “${name}” shows.`, fix: null };
  }
  const written = source.lines[place.line - 1] ?? '';
  if (here.includes(pictureIn(name))) {
    const text = `${pictureIn(name)}: ${written.slice(pictureIn(name).length + 1)}`;
    const fix = { line: place.line, text: quotedLine(text) ?? text };
    return { ...at, code: 'needs-space', message: NEEDS_SPACE, fix };
  }
  const meant = meantBy(name, here, source);
  if (meant && name.endsWith(`/${meant}`)) {
    const message = `This file is about the pictures beside it. Write only ${meant}, without its folder.`;
    return {
      ...at,
      code: 'picture-missing',
      message,
      fix: { line: place.line, text: written.replace(name, meant) },
    };
  }
  return {
    ...at,
    code: 'picture-missing',
    message: `There is no picture “${name}” in this folder. ${meant ? `Did you mean “${meant}”?` : 'Delete this line.'}`,
    fix: meant ? { line: place.line, text: written.replace(name, meant) } : null,
  };
}

/** A picture with a line of its own was not meant by another. */
function meantBy(name: string, here: readonly string[], { values }: Source): string | undefined {
  const own = [name, pictureIn(name)].find((each) => here.includes(each));
  if (own) return own;
  const bare = basename(name);
  if (here.includes(bare) && !(bare in values)) return bare;
  return nearestPicture(
    name,
    here.filter((picture) => !(picture in values)),
  );
}

/** A name that goes on behind its colon, of which the space is missing: `sink.jpg:Before` in `sink.jpg:Before: a sink`. */
function pictureIn(name: string): string {
  return name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
}
