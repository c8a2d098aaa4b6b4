import { basename, dirname } from 'node:path/posix';
import type { Problem } from '../report/Problem';
import { problemOfFile } from './problemAt';
import type { Content } from './readContent';

const WRITING = /\.(markdown|mdx?|txt|docx?|rtf|odt|pages|html?)$/i;
const PICTURE = /\.(heic|heif|tiff?|bmp|gif|svg|psd|raw|cr2|nef|dng|jfif|pdf)$/i;

/** Files that nobody would see for their names, and names that make bad addresses. */
export function checkFileNames({ tree, drafts }: Content): Problem[] {
  const file = (path: string) => `${tree.label}/${path}`;
  return [
    ...tree.links.map((path) =>
      problemOfFile(
        file(path),
        'link-file',
        'This is not a file but a link to another place on the disk. Put the file itself here.',
      ),
    ),
    ...tree.others.flatMap((path) => otherFile(file(path))),
    ...drafts
      .filter(({ address }) => address !== undefined)
      .flatMap(({ file: path, name }) => badName(path, name)),
  ];
}

function otherFile(file: string): Problem[] {
  if (PICTURE.test(file))
    return [
      problemOfFile(
        file,
        'picture-kind',
        'Browsers cannot show this kind of file as a picture. Save it as JPEG (.jpg) and upload that.',
      ),
    ];
  const isWriting = WRITING.test(file) || !/\.\w+$/.test(file);
  const name = `${plainName(basename(file).replace(/(\.\w+)+$/, ''))}.md`;
  const message = isWriting
    ? `The site reads only files whose names end in .md. Rename this one to ${name}, or copy its words into a new file of that name.`
    : 'The site does not know this kind of file, so nobody would see it. Delete it.';
  return [problemOfFile(file, 'file-ending', message)];
}

function badName(file: string, name: string): Problem[] {
  if (/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/.test(name)) return [];
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
