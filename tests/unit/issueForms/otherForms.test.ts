import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { article } from '../../../scripts/issueForms/forms/article';
import { photos } from '../../../scripts/issueForms/forms/photos';
import { review } from '../../../scripts/issueForms/forms/review';
import { answers, aReview } from './answers';
import { OwnerRepository } from './OwnerRepository';

let owner: OwnerRepository;
beforeEach(async () => {
  owner = await OwnerRepository.open();
});

const closed = { action: 'closed', state: 'closed' };
const problemsOf = (comment: string) => [...comment.matchAll(/^- (.*)$/gm)].map(([, text]) => text);

test('a branch without a common commit stops no form', async () => {
  const orphan = owner.git('commit-tree', '-m', 'Another start', 'HEAD^{tree}').trim();
  owner.git('push', '--quiet', 'origin', `${orphan}:refs/heads/form-7`);
  expect(await owner.send(review, aReview)).toEqual({ kind: 'change', code: 0 });
  expect(owner.github.commentOn(12)).toContain('Your change is ready: #100');
});

test('a form that was merged as one commit does not wait any more', async () => {
  await owner.send(photos, answers.photos?.(owner) ?? {});
  owner.merge(12, { isSquashed: true });
  const file = join(owner.content, 'portfolio/drains/descriptions.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('under a white sink', 'under a sink'));
  owner.push('A shorter description');
  await owner.send(photos, answers.photos?.(owner) ?? {}, closed);
  expect([owner.tip(12), owner.github.pulls[0]?.state]).toEqual(['', 'closed']);
  const shown = { Gallery: 'Drains', 'Photos: what each one shows': 'A pump' };
  await owner.send(photos, { ...shown, Photos: owner.attach(1) }, { number: 13 });
  expect(owner.github.commentOn(13)).not.toContain('Form 12');
});

test('two forms with the same text: the second is told of the first', async () => {
  await owner.send(review, aReview);
  await owner.send(review, aReview, { number: 13 });
  expect(problemsOf(owner.github.commentOn(13))).toEqual([
    'Form 12 says the same. Close one of the two forms.',
  ]);
  expect(owner.tip(13)).toBe('');
});

test('two forms of one title: the second needs another', async () => {
  const first = answers.article?.(owner) ?? {};
  await owner.send(article, first);
  await owner.send(article, { ...first, Text: 'Open the lowest tap first.' }, { number: 13 });
  expect(problemsOf(owner.github.commentOn(13))).toEqual([
    '**Title**: Form 12 has the same here. Change a word or two, or close one of the two forms.',
  ]);
  expect(owner.tip(13)).toBe('');
});
