import { basename, dirname } from 'node:path/posix';
import { descriptionsIn } from '../../passages/passages';
import { isPicture } from '../../source/listFolder';
import type { Source } from '../../source/Source';
import type { LintedContent } from '../Document';
import { schemaOfPictures } from '../layout/layoutSchema';
import { lintSource } from '../layout/lintSource';
import { lintPassages } from '../lintFile';
import type { Message } from '../message';
import { linesBelow } from './descriptions';

/** What files are linted with, and to which the descriptions of their pictures are added. */
export type SharedContent = Omit<LintedContent, 'documents' | 'publicTree' | 'now'>;

/** Lints a `descriptions.md`, and adds its descriptions to the content. */
export function lintDescriptions(path: string, text: string, content: SharedContent): Message[] {
  const { tree, descriptions } = content;
  const folder = dirname(path);
  const file = `${tree.label}/${path}`;
  const misnamed = tree.others.filter(isPicture).map((each) => each.normalize('NFC'));
  const beside = [...tree.pictures, ...misnamed].filter((each) => dirname(each) === folder);
  const pictures = beside.map((each) => basename(each));
  const { source, messages } = lintSource(file, text, schemaOfPictures(pictures));
  for (const [name, description] of readDescriptions(source, pictures))
    descriptions.set(`${folder}/${name}`, description);
  return [...messages, ...lintPassages(descriptionsIn(source), source)];
}

/** The descriptions in a file, by the name of their picture. */
function readDescriptions(source: Source, pictures: readonly string[]): Map<string, string> {
  const described = Object.entries(source.values).map(([name, text]): [string, string] => [
    name,
    String(text),
  ]);
  const isRead = source.faults.length === 0 && linesBelow(source).length === 0;
  // What could not be read, and a misspelled name, may describe any picture.
  const isWhole = isRead && described.every(([name]) => pictures.includes(name));
  return new Map([...(isWhole ? [] : pictures.map((name): [string, string] => [name, ''])), ...described]);
}
