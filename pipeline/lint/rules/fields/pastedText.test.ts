import { expect, test } from 'vitest';
import { lintFile } from '../../lintFile';

test('codes of two kinds on one line are both named in one message', () => {
  const text = '---\ntitle: Sinks\n---\n\nThe {#work} sink drips. Call :phone: today.\n';
  const { messages } = lintFile('page', 'content/pages/sinks.md', text);
  const found = messages.filter(({ ruleId }) => ruleId === 'pasted-text').map(({ reason }) => reason);
  expect(found).toEqual([expect.stringMatching(/“\{#work\}”.*“:phone:”/)]);
});
