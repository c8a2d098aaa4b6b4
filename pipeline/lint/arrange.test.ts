import { expect, test } from 'vitest';
import { arrange } from './arrange';
import type { Message } from './message';

const message = (other: Partial<Message>): Message => ({
  file: 'content/a.md',
  start: { line: 1, column: 1 },
  end: { line: 1, column: 1 },
  typed: '',
  field: '',
  fatal: true,
  ruleId: 'missing',
  reason: 'A line is missing.',
  ...other,
});
const at = (line: number, column: number) => ({ start: { line, column }, end: { line, column } });
const shown = (messages: Message[]) =>
  arrange(messages).map(({ file, start, ruleId }) => `${file}:${start.line}:${start.column} ${ruleId}`);

test('puts the file with the most errors first, and in each the errors', () => {
  expect(
    shown([
      message({ fatal: false, ruleId: 'too-long' }),
      message({ file: 'content/b.md', ...at(2, 1) }),
      message(at(10, 1)),
      message(at(9, 5)),
      message(at(9, 2)),
    ]),
  ).toEqual([
    'content/a.md:9:2 missing',
    'content/a.md:9:5 missing',
    'content/a.md:10:1 missing',
    'content/a.md:1:1 too-long',
    'content/b.md:2:1 missing',
  ]);
});

test('says the same thing of one position only once', () => {
  expect(shown([message({}), message({}), message({ reason: 'Another.' })])).toHaveLength(2);
});

test('shows one rule at a place; the first one', () => {
  const text = [message({ ...at(9, 2), ruleId: 'html' }), message(at(9, 2)), message(at(9, 5))];
  expect(shown(text)).toEqual(['content/a.md:9:2 html', 'content/a.md:9:5 missing']);
  const whole = message({ ...at(3, 1), end: { line: 3, column: 20 }, ruleId: 'pasted-text' });
  const word = message({ ...at(3, 8), end: { line: 3, column: 12 }, ruleId: 'entity' });
  const other = message({ ...at(3, 14), end: { line: 3, column: 16 }, ruleId: 'stars' });
  expect(shown([word, other, whole])).toEqual(['content/a.md:3:8 entity', 'content/a.md:3:14 stars']);
  expect(shown([whole, word, other])).toEqual(['content/a.md:3:1 pasted-text']);
});

test('says once what has one cause, at the first of its places', () => {
  const cause = message({
    ...at(3, 1),
    ruleId: 'link-broken',
    also: [{ file: 'content/b.md', ...at(5, 1) }],
  });
  expect(shown([cause, message({ file: 'content/b.md', ...at(5, 1) })])).toEqual([
    'content/a.md:3:1 link-broken',
  ]);
});

test('shows nothing else on lines that a message takes', () => {
  const layout = message({
    start: { line: 4, column: 1 },
    end: { line: 5, column: 9 },
    ruleId: 'indent',
    reservesLines: true,
  });
  expect(shown([message({ ...at(5, 3), field: 'hero' }), layout, message(at(6, 1))])).toEqual([
    'content/a.md:4:1 indent',
    'content/a.md:6:1 missing',
  ]);
});

test('shows nothing else at the places that a message also stands for', () => {
  const place = (line: number, from: number, to: number) => ({
    file: 'content/b.md',
    start: { line, column: from },
    end: { line, column: to },
  });
  const first = message({ ...at(4, 1), ruleId: 'link-broken', also: [place(7, 3, 9)] });
  const messages = [first, message(place(7, 3, 9)), message(place(7, 9, 12)), message(at(4, 1))];
  expect(shown(messages)).toEqual(['content/a.md:4:1 link-broken', 'content/b.md:7:9 missing']);
  const hidden = [message({ ...at(4, 1), reservesLines: true }), first, message(place(7, 3, 9))];
  expect(shown(hidden)).toEqual(['content/a.md:4:1 missing']);
});

test('ends a very long list with a message that there are more', () => {
  const lines = shown(Array.from({ length: 70 }, (_, index) => message(at(index + 2, 1))));
  expect(lines).toHaveLength(50);
  expect(lines.at(-1)).toBe('content/a.md:51:1 more');
});
