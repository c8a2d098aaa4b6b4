import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELDS, file, type HostileFile, inFile, MAX_BYTES, times } from './HostileFile';
import { hostileFields } from './hostileFields';
import { hostileTexts } from './hostileTexts';

const other = (what: string, make: HostileFile['make']): HostileFile => ({ what, make });

/** Every kind of hostile file, each below the size limit. */
export const hostileFiles: readonly HostileFile[] = [
  ...hostileTexts,
  ...hostileFields,
  inFile('redirects', 'redirects.md', '---\nredirects:\n', (at) => `  - /a${at} -> /b${at}\n`, '---\n'),
  inFile(
    'a chain of redirects',
    'redirects.md',
    '---\nredirects:\n',
    (at) => `  - /a${at} -> /a${at + 1}\n`,
    '---\n',
  ),
  inFile('menu entries', 'navigation.md', `---\nheader:\n`, times('  - a -> /b\n'), '---\n'),
  inFile(
    'addresses that may lead nowhere',
    'navigation.md',
    '---\nmayLeadNowhere:\n',
    (at) => `  - /a${at}\n`,
    '---\n',
  ),
  inFile('words for pictures', 'images/descriptions.md', '---\n', (at) => `a${at}.jpg: b\n`, '---\n'),
  inFile(
    'pages of a review',
    'reviews/hostile.md',
    '---\nname: Eve\npages:\n',
    (at) => `  - /a${at}\n`,
    '---\nGood.',
  ),
  inFile(
    'keywords of an article',
    'blog/hostile.md',
    '---\ntitle: a\ntags:\n',
    (at) => `  - a${at}\n`,
    '---\nGood.',
  ),
  other('zeros', file('pages/hostile.md', Buffer.alloc(MAX_BYTES))),
  other(
    'bytes of a picture',
    file(
      'pages/hostile.md',
      Buffer.from(Array.from({ length: MAX_BYTES }, (_each, at) => (at * 7919) % 256)),
    ),
  ),
  other(
    'another alphabet',
    file('pages/hostile.md', Buffer.from(times('é\n'), 'utf16le').subarray(0, MAX_BYTES)),
  ),
  other('letters that cannot be read', file('pages/hostile.md', Buffer.alloc(MAX_BYTES, 0xff))),
  other('60 MB', file('pages/hostile.md', Buffer.alloc(60_000_000, 97))),
  other('60 MB with the name of a picture', file('images/hostile.jpg', Buffer.alloc(60_000_000, 0xff))),
  other(
    'a picture that says it is enormous',
    file(
      'images/hostile.png',
      Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0802000000', 'hex'),
    ),
  ),
  other(
    'a JPEG of markers alone',
    file(
      'images/hostile.jpg',
      Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(4_000_000, Buffer.from('ffe00002', 'hex'))]),
    ),
  ),
  other('folders in folders', file(`${'a/'.repeat(900)}b.md`, '---\ntitle: a\n---\n')),
  other('2,000 links to the folder above', (folder) => {
    for (let at = 0; at < 2000; at += 1) symlinkSync('..', join(folder, `loop${at}`));
  }),
  other('a link to itself', (folder) => symlinkSync('hostile.md', join(folder, 'pages/hostile.md'))),
  other('2,000 files of another kind', (folder) => {
    for (let at = 0; at < 2000; at += 1) writeFileSync(join(folder, `file${at}.exe`), '');
  }),
  other('names of files with signs', (folder) => {
    for (const name of [
      '__proto__',
      'constructor',
      '$(touch x)',
      '-rf',
      'a\nb',
      '%2e%2e',
      '漢',
      'a'.repeat(240),
    ])
      file(`pages/${name}.md`, `---\n${FIELDS}\n---\na`)(folder);
  }),
];
