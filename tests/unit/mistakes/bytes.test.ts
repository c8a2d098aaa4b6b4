import { expect, test } from 'vitest';
import { copyContent, edit } from '../copyContent';
import { problemsIn } from '../problemsIn';
import { HEIC, half, saveAs, write } from './files';
import type { Mistake } from './Mistake';
import { testMistakes } from './testMistakes';

const DRAIN = 'portfolio/drains/drain-2.jpg';

const savedAs = (
  mistake: string,
  make: Mistake['make'],
  rest: Pick<Mistake, 'file' | 'line' | 'says'>,
): Mistake => ({ mistake, make, column: 1, code: 'not-text', ...rest });

/** Files that a table cannot show, because they are no text in UTF-8. */
testMistakes([
  {
    mistake: 'a photograph whose upload was interrupted',
    make: half('portfolio/drains/drain-1.jpg', DRAIN),
    file: DRAIN,
    line: 1,
    code: 'picture-broken',
    says: 'The end of this picture is missing',
  },
  savedAs(
    'a page that others link to saved in two bytes a letter',
    saveAs('services/leak-repair.md', 'utf16le'),
    {
      file: 'services/leak-repair.md',
      line: 1,
      says: 'Open it on GitHub with the pencil, type a space at the end of this line, and commit: GitHub then saves the file as UTF-8',
    },
  ),
  savedAs(
    'a page that others link to saved in the alphabet of old Windows',
    saveAs('services/leak-repair.md', 'latin1', 'Bring the water bill.', 'Bring the água bill.'),
    {
      file: 'services/leak-repair.md',
      line: 20,
      says: 'Some letters on this line cannot be read: another program saved this file in its own format. Open it on GitHub with the pencil, correct them, type a space at the end of the line, and commit',
    },
  ),
  savedAs('words for pictures saved in two bytes a letter', saveAs('images/descriptions.md', 'utf16le'), {
    file: 'images/descriptions.md',
    line: 1,
    says: 'Where there is no pencil, delete the file, make a new one of the same name and paste the text into it.',
  }),
  savedAs(
    'the facts of the business saved in the alphabet of old Windows',
    saveAs('business.md', 'latin1', 'street: 12', 'street: Nº 12'),
    { file: 'business.md', line: 12, says: 'Some letters on this line cannot be read' },
  ),
]);

test('a photograph of an iPhone that three files name is to be saved as JPEG, and then their lines to be changed', () => {
  const folder = copyContent();
  write('images/boiler.heic', HEIC)(folder);
  const files = ['blog/frozen-pipes.md', 'pages/notes.md', 'services/leak-repair.md'];
  for (const file of files) edit(folder, file, 'image: images/sink.jpg', 'image: images/boiler.heic');
  edit(folder, 'pages/notes.md', 'images/boiler', '/images/boiler');
  expect(problemsIn(folder).map(({ file, message }) => [file, message])).toEqual([
    [
      'content/blog/frozen-pipes.md',
      'Browsers cannot show this kind of picture. Save images/boiler.heic as JPEG (.jpg), upload that and write its path. 3 places name it: content/blog/frozen-pipes.md (line 4), content/pages/notes.md (line 4), content/services/leak-repair.md (line 6).',
    ],
    ['content/images/boiler.heic', expect.stringContaining('Save it as JPEG')],
  ]);
});

test('business.md without its first --- is one message, though a page shows the license', () => {
  const folder = copyContent();
  edit(folder, 'business.md', '---\nname', 'name');
  const fixed = '---\nname: Harbor Light Plumbing';
  expect(problemsIn(folder)).toEqual([
    expect.objectContaining({
      file: 'content/business.md',
      line: 1,
      code: 'fence-missing',
      severity: 'error',
      url: expect.stringContaining('docs/rules.md#fence-missing'),
      fix: { line: 1, endLine: 1, text: fixed, kind: 'choice' },
    }),
  ]);
  edit(folder, 'business.md', 'name: Harbor Light Plumbing', fixed);
  expect(problemsIn(folder)).toEqual([]);
});
