import { expect, test } from 'vitest';
import { validateOptions } from './validateOptions';

test('checks the content of the project, for people, and fixes nothing', () => {
  expect(validateOptions([])).toMatchObject({ format: 'text', fix: false, files: [] });
});

test('takes a folder, a format, --fix and names of files', () => {
  const argv = ['--content', '/a', '--format', 'json', '--fix', 'a.md', 'b.md'];
  expect(validateOptions(argv)).toEqual({
    content: '/a',
    format: 'json',
    fix: true,
    claims: false,
    files: ['a.md', 'b.md'],
  });
});

test.each([
  [['--format', 'xml'], 'There is no format “xml”. The formats are: text, json, github.'],
  [['--contnet', 'a'], "Unknown option '--contnet'. This command takes --content DIR"],
  [['--content'], '--content DIR'],
])('%j is refused in a sentence', (argv, says) => {
  expect(validateOptions(argv)).toEqual({ fault: expect.stringContaining(says) });
});
