import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { review } from '../../../scripts/issueForms/forms/review';
import { visibility } from '../../../scripts/issueForms/forms/visibility';
import { answers } from './answers';
import { OwnerRepository } from './OwnerRepository';

let owner: OwnerRepository;
beforeEach(async () => {
  owner = await OwnerRepository.open();
});

test('mistakes in the folder public do not count as mistakes of a form', async () => {
  const folder = join(owner.folder, 'public');
  mkdirSync(folder);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  symlinkSync('robots.txt', join(folder, 'crawlers.txt'));
  owner.push('A file that the site writes itself');
  expect(await owner.send(review, answers.review?.(owner) ?? {})).toEqual({ kind: 'change', code: 0 });
  expect(owner.github.commentOn(12)).not.toContain('robots');
});

test('mistakes whose lines a form moves do not count as mistakes of the form', async () => {
  const pages = ['projects/cellar-drain.md', 'services/leak-repair.md', 'blog/frozen-pipes.md'];
  for (const path of pages) appendFileSync(join(owner.content, path), '\nOur license is {license}.\n');
  const business = join(owner.content, 'business.md');
  writeFileSync(business, readFileSync(business, 'utf8').replace(/^license: .*\n/m, ''));
  owner.push('A license that nobody wrote down');
  expect(await owner.send(visibility, answers.visibility?.(owner) ?? {})).toEqual({
    kind: 'change',
    code: 0,
  });
  expect(owner.github.commentOn(12)).not.toContain('license');
});
