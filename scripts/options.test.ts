import { expect, test } from 'vitest';
import { parseOptions } from './options';

const OPTIONS = { site: 'DIR', content: 'DIR', format: ['text', 'json'], fix: true } as const;
const USAGE = 'This command takes --site DIR, --content DIR, --format text|json, --fix and FILE….';
const parse = (...args: string[]) => parseOptions(args, OPTIONS, 'FILE…');

test('nothing typed is nothing set', () => {
  expect(parse()).toEqual({ values: {}, positionals: [] });
});

test.each([
  [['--content', 'a', '--format=json', 'b.md', '--fix', 'c.md']],
  [['b.md', 'c.md', '--fix', '--format', 'json', '--content=a']],
])('reads %j', (args) => {
  expect(parse(...args)).toEqual({
    values: { content: 'a', format: 'json', fix: true },
    positionals: ['b.md', 'c.md'],
  });
});

test('a name may begin with a hyphen behind --', () => {
  expect(parse('--', '-a.md')).toEqual({ values: {}, positionals: ['-a.md'] });
});

test.each([
  [['--contnet', 'a'], `There is no option --contnet. Did you mean --content? ${USAGE}`],
  [['--Fix=yes'], `There is no option --Fix. Did you mean --fix? ${USAGE}`],
  [['-format', 'json'], `There is no option -format. Did you mean --format? ${USAGE}`],
  [['-x'], `There is no option -x. ${USAGE}`],
  [['--port', '80'], `There is no option --port. ${USAGE}`],
  [['--content'], `--content needs a value. ${USAGE}`],
  [['--content', '--fix'], `--content needs a value. ${USAGE}`],
  [['--fix=no'], `--fix takes no value. ${USAGE}`],
  [
    ['--site', 'a', '--content', 'b'],
    `--site names the folder above the content: leave out --content. ${USAGE}`,
  ],
  [['--format', 'xml'], 'There is no format “xml”. The formats are: text, json.'],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => parse(...args)).toThrow(new Error(sentence));
});

test.each([
  [{}, 'This command takes no options.'],
  [{ fix: true }, 'This command takes --fix.'],
] as const)('a command without names refuses them: %j', (options, usage) => {
  expect(() => parseOptions(['a.md'], options)).toThrow(`“a.md” is not understood. ${usage}`);
});
