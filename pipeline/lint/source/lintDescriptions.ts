import { basename, dirname } from 'node:path/posix';
import { descriptionsIn } from '../../passages/passages';
import { rangeOfName } from '../../passages/Range';
import { isPicture } from '../../source/listFolder';
import type { Source } from '../../source/Source';
import type { LintedContent } from '../Document';
import { schemaOfPictures } from '../layout/layoutSchema';
import { lintSource } from '../layout/lintSource';
import { lintPassages } from '../lintFile';
import type { Message } from '../message';
import { linesBelow, suggestPicture } from './descriptions';

/** What files are linted with, and to which the descriptions of their pictures are added. */
export type SharedContent = Omit<LintedContent, 'documents' | 'publicTree' | 'now'>;

/** Lints a `descriptions.md`, and adds its descriptions to the content. */
export function lintDescriptions(path: string, text: string, content: SharedContent): Message[] {
  const { tree, descriptions, descriptionFiles, removedPictures, descriptionsOfRemoved } = content;
  const folder = dirname(path);
  const file = `${tree.label}/${path}`;
  const namesIn = (paths: Iterable<string>) =>
    [...paths].flatMap((each) => (dirname(each) === folder ? [basename(each)] : []));
  const removed = namesIn(removedPictures.keys());
  const misnamed = tree.others.filter(isPicture).map((each) => each.normalize('NFC'));
  const pictures = [...namesIn([...tree.pictures, ...misnamed]), ...removed];
  const { source, messages } = lintSource(file, text, schemaOfPictures(pictures));
  if (source.faults.length === 0) descriptionFiles.set(file, source);
  for (const [name, description] of readDescriptions(source, pictures))
    descriptions.set(`${folder}/${name}`, description);
  for (const name of removed.filter((each) => each in source.values))
    descriptionsOfRemoved.push({ path: `${folder}/${name}`, range: rangeOfName({ source }, name) });
  return [...messages, ...lintPassages(descriptionsIn(source), source)];
}

/** Copies the description of a renamed picture to its other name. */
export function copyDescriptions({ descriptions, removedPictures }: SharedContent): void {
  for (const [from, to] of removedPictures) {
    if (to === undefined) continue;
    const description = descriptions.get(from) ?? descriptions.get(to);
    if (description !== undefined) descriptions.set(from, description).set(to, description);
  }
}

/** The number of unknown names for which a picture is suggested, because each is compared with all pictures. */
const MAX_SUGGESTIONS = 60;

/** The descriptions in a file, by the name of their picture; a misspelled name counts for the suggested picture. */
function readDescriptions(source: Source, pictures: readonly string[]): Map<string, string> {
  // What could not be read may describe any picture.
  if (source.faults.length > 0 || linesBelow(source).length > 0)
    return new Map(pictures.map((name) => [name, '']));
  const described = new Map<string, string>();
  const entries = Object.entries(source.values);
  for (const [name, text] of entries) if (pictures.includes(name)) described.set(name, String(text));
  const unknown = entries.filter(([name]) => !pictures.includes(name));
  for (const [name, text] of unknown.slice(0, MAX_SUGGESTIONS)) {
    const picture = suggestPicture(name, pictures, source);
    if (picture) described.set(picture, String(text));
  }
  return described;
}
