import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import type { CheckResult } from '../../pipeline/lint/lint';
import type { Message } from '../../pipeline/lint/message';
import { applyProposals, proposalDeadline, provenMessages, tryProposals } from './proposals';

function folderWith(text: string): string {
  const above = mkdtempSync(join(inject('copies'), 'proposals-'));
  writeFileSync(join(above, 'a.md'), text);
  return above;
}

/** A message about a wrong word on its own line, with a proposal. */
const wrong = (line: number, actual: string, expected: string): Message => ({
  file: 'a.md',
  start: { line, column: 1 },
  end: { line, column: actual.length + 1 },
  field: '',
  fatal: true,
  ruleId: 'word',
  reason: `“${actual}” is wrong.`,
  typed: actual,
  ...(expected === actual
    ? {}
    : { fix: { kind: 'sure', edits: [{ file: 'a.md', line, endLine: line, text: expected }] } }),
});

/** A check that reports the wrong words, which are the keys of `proposals`. */
function checkWords(text: string, proposals: Readonly<Record<string, string>>): CheckResult {
  const messages = text.split('\n').flatMap((word, index) => {
    const proposal = proposals[word];
    return proposal === undefined ? [] : [wrong(index + 1, word, proposal)];
  });
  const content = { tree: { root: '', label: '', markdown: [], pictures: [], others: [], links: [] } };
  const now = { instant: new Date(0), local: '' };
  return {
    content: { ...content, entries: [], descriptions: new Map(), now } as unknown as CheckResult['content'],
    ...{ documents: [], messages, allMessages: messages, files: 1 },
  };
}

async function tryIn(
  text: string,
  proposals: Readonly<Record<string, string>>,
  deadline = proposalDeadline(),
) {
  const above = folderWith(text);
  const before = checkWords(text, proposals);
  const checkAgain = vi.fn((texts: ReadonlyMap<string, string>) =>
    checkWords(texts.get('a.md') ?? '', proposals),
  );
  const { applied, texts } = await tryProposals(
    { root: above, before, deadline },
    before.messages,
    checkAgain,
  );
  const messages = await provenMessages(above, before, checkAgain);
  return {
    written: applied.map(({ typed }) => typed),
    text: texts.get('a.md'),
    checks: checkAgain.mock.calls.length,
    proposed: messages.map(({ fix }) => fix?.edits[0]?.text),
    onDisk: readFileSync(join(above, 'a.md'), 'utf8'),
  };
}

test.each(['\n', '\r\n', '\r'])('a line is changed and keeps its end %j, and one is deleted', (end) => {
  const above = folderWith(`\uFEFF${['a', 'b', 'c', 'd', ''].join(end)}`);
  const texts = applyProposals(above, [wrong(2, 'b', 'B\nbb'), wrong(3, 'c', ''), wrong(2, 'b', 'other')]);
  expect(texts.get('a.md')).toBe(`\uFEFF${['a', 'B', 'bb', 'd', ''].join(end)}`);
});

test('all proposals are tried at once, and no file is written', async () => {
  expect(await tryIn('teh\nhte\nok', { teh: 'the', hte: 'the' })).toEqual({
    written: ['teh', 'hte'],
    text: 'the\nthe\nok',
    checks: 2,
    proposed: ['the', 'the'],
    onDisk: 'teh\nhte\nok',
  });
});

test.each([
  ['leaves its message', { teh: 'the', same: 'same ', 'same ': 'x' }, 'same'],
  ['is no other text', { teh: 'the', same: 'same' }, 'same'],
  ['brings another message', { teh: 'the', bad: 'worse', worse: 'x' }, 'bad'],
])('a proposal that %s is left out, and only its words remain', async (_what, proposals, word) => {
  const { written, text, proposed } = await tryIn(`teh\n${word}\nok`, proposals);
  expect(written).toEqual(['teh']);
  expect(text).toBe(`the\n${word}\nok`);
  expect(proposed).toEqual(['the', undefined]);
});

test('after the time limit nothing more is tried', async () => {
  const { written, text } = await tryIn('teh\nhte', { teh: 'the', hte: 'the' }, Date.now() - 1);
  expect(written).toEqual([]);
  expect(text).toBeUndefined();
});
