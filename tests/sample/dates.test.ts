import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFolder, type LatestResults } from '../../pipeline/lint/lint';
import { currentTime } from '../../pipeline/model/visibility';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { projectPaths } from '../../scripts/options';

test('no date in the content makes an error by passing', () => {
  const latest: LatestResults = new Map();
  const { documents } = checkFolder(projectPaths.content, { latest });
  const text = documents.map(({ file }) => readFileSync(join(projectFolder, file), 'utf8')).join('\n');
  const days = (text.match(/\b20\d\d-\d\d-\d\d\b/g) ?? []).map((date) => new Date(`${date}T12:00:00Z`));
  const yearsLater = new Date(currentTime());
  yearsLater.setFullYear(yearsLater.getFullYear() + 20);
  for (const day of [...new Set(days), yearsLater].filter((each) => each > currentTime())) {
    const now = new Date(day.getTime() + 24 * 60 * 60 * 1000);
    const { messages } = checkFolder(projectPaths.content, { latest, now });
    expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  }
});
