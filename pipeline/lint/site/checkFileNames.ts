import { basename, dirname } from 'node:path/posix';
import type { ContentTree } from '../../source/listFolder';
import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { problemOfFile } from './problemAt';

const WRITING = /\.(markdown|mdx?|txt|docx?|rtf|odt|pages|html?)$/i;
const PICTURE = /\.(heic|heif|tiff?|bmp|gif|svg|psd|raw|cr2|nef|dng|jfif|pdf)$/i;

/** Files that nobody would see for their names, and names that make bad addresses. */
export function checkFileNames({ tree, documents }: Content): Problem[] {
  const file = (path: string) => `${tree.label}/${path}`;
  return [
    ...tree.links.map((path) =>
      problemOfFile(
        file(path),
        'link-file',
        'This is not a file but a link to another place on the disk. Put the file itself here.',
      ),
    ),
    ...tree.others.flatMap((path) => otherFile(file(path), tree)),
    ...documents.flatMap((document) => twoEndings(document) ?? badName(document)),
  ];
}

function otherFile(file: string, { label, markdown }: ContentTree): Problem[] {
  if (PICTURE.test(file))
    return [
      problemOfFile(
        file,
        'picture-kind',
        'Browsers cannot show this kind of file as a picture. Save it as JPEG (.jpg) and upload that.',
      ),
    ];
  const written = basename(file).trim().replace(/\.+$/, '');
  const isWriting = WRITING.test(written) || !/\.\w+$/.test(written);
  if (!isWriting)
    return [
      problemOfFile(
        file,
        'file-ending',
        'The site does not know this kind of file, so nobody would see it. Delete it.',
      ),
    ];
  const name = `${plainName(written.replace(/(\.\w+)+$/, ''))}.md`;
  const isThere = markdown.includes(`${dirname(file)}/${name}`.slice(label.length + 1));
  const way = isThere
    ? `There is already a file ${name}: copy into it what is new here, and delete this file.`
    : `Rename this one to ${name}, or copy its words into a new file of that name.`;
  return [problemOfFile(file, 'file-ending', `The site reads only files whose names end in .md. ${way}`)];
}

/** `kitchens.md.md`, as Windows makes it that hides the endings; or the ending alone. */
function twoEndings({ file, name }: Document): Problem[] | undefined {
  if (name === '') {
    const message = `This file has no name before its ending. Rename it, for example to ${dirname(file)}/new-name.md`;
    return [problemOfFile(file, 'file-name', message)];
  }
  if (!WRITING.test(name)) return undefined;
  const message = `The name of this file ends twice. Rename it to ${dirname(file)}/${plainName(name.replace(WRITING, ''))}.md`;
  return [problemOfFile(file, 'file-name', message)];
}

function badName({ file, name, address }: Document): Problem[] {
  if (address === undefined || /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/.test(name)) return [];
  const message = `The name of this file becomes the address of its page: small letters, digits and hyphens only. Rename it to ${dirname(file)}/${plainName(name)}.md`;
  return [problemOfFile(file, 'file-name', message)];
}

function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
