import { beforeEach, expect, test } from 'vitest';
import { review } from '../../../scripts/issueForms/forms/review';
import { aReview } from './answers';
import { OwnerRepository } from './OwnerRepository';

let owner: OwnerRepository;
beforeEach(async () => {
  owner = await OwnerRepository.open();
});

test('an edit that breaks the headings is answered, and what was right before stays', async () => {
  await owner.send(review, aReview);
  const tip = owner.tip(12);
  await owner.sendBody('Dana R.\n\nShe came at once.', { action: 'edited' });
  expect(owner.github.commentOn(12)).toContain('### This form can no longer be read');
  expect(owner.tip(12)).toBe(tip);
});

test('a form closed and then edited is withdrawn, also where GitHub dropped the run for the closing', async () => {
  await owner.send(review, aReview);
  await owner.send(review, { ...aReview, Stars: '4' }, { action: 'edited', state: 'closed' });
  expect([owner.tip(12), owner.github.pulls[0]?.state]).toEqual(['', 'closed']);
  expect(owner.github.commentOn(12)).toContain('### The change is withdrawn');
});

test('“Update branch” is no change of a person: an edit of the form is read as before', async () => {
  await owner.send(review, aReview);
  owner.push('Something else');
  owner.git('fetch', '--quiet', 'origin');
  owner.git('switch', '--quiet', '--create', 'updated', 'origin/form-12');
  owner.git('merge', '--quiet', '--no-ff', '-m', "Merge branch 'main' into form-12", 'main');
  owner.git('push', '--quiet', 'origin', 'updated:form-12');
  owner.git('switch', '--quiet', 'main');
  await owner.send(review, { ...aReview, Stars: '4' }, { action: 'edited' });
  expect(owner.github.commentOn(12)).toContain('Your change is ready: #100');
  expect(owner.read(12, 'reviews/dana-r.md')).toContain('rating: 4');
});
