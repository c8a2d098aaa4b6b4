import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { article } from '../../../scripts/issueForms/forms/article';
import { fact } from '../../../scripts/issueForms/forms/fact';
import { photos } from '../../../scripts/issueForms/forms/photos';
import { review } from '../../../scripts/issueForms/forms/review';
import { visibility } from '../../../scripts/issueForms/forms/visibility';
import { answers, aReview } from './answers';
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

test('a comment is answered beside the answer to the form, and one on a pull request is not', async () => {
  await owner.send(review, aReview);
  await owner.send(review, aReview, { action: 'created', isComment: true });
  await owner.send(review, aReview, { action: 'created', isComment: true });
  const begins = owner.github.comments.map(({ body }) => /^### .*/m.exec(body)?.[0]);
  expect(begins).toEqual(['### Your change is ready: #100', '### A comment is not read']);
  const onPull = await owner.send(review, aReview, { action: 'created', isComment: true, isPull: true });
  const bySomebody = await owner.send(review, aReview, {
    action: 'created',
    isComment: true,
    sender: 'reader',
  });
  expect([onPull.kind, bySomebody.kind]).toEqual(['nothing', 'nothing']);
});

test('words in the title that no answer has are named', async () => {
  await owner.send(review, aReview, { title: 'A review from Dana R., 5 stars' });
  expect(owner.github.commentOn(12)).not.toContain('The title');
  await owner.send(review, aReview, { action: 'edited', title: 'A review. Delete the one of Ines' });
  expect(owner.github.commentOn(12)).toContain(
    '“A review. Delete the one of Ines” stands at no question, so it is not read.',
  );
});

test('a title that asks nothing does not stop a form', async () => {
  await owner.send(review, aReview, { title: 'A review: what to ask, and when to wait?' });
  expect(owner.github.commentOn(12)).toContain('### Your change is ready');
});

test('a title that names several photos, or the chosen page beside another, stops no form', async () => {
  const typed = {
    Gallery: 'Drains',
    Photos: owner.attach(1),
    'Photos: what each one shows': 'A copper drain',
  };
  await owner.send(photos, typed, { title: '3 photos of the drain' });
  expect(owner.github.commentOn(12)).toContain('### Your change is ready');
  const hidden = {
    'Which page': 'Leak repair (/leak-repair)',
    'What to do with it': 'Hide it from visitors',
  };
  await owner.send(visibility, hidden, { title: 'Hide Leak repair, keep Water heaters', number: 13 });
  expect(owner.github.commentOn(13)).not.toContain('The title of this form names');
});

test('a form that is asked only about its title says what its change would do', async () => {
  const answers = {
    'Which page': 'Leak repair (/leak-repair)',
    'What to do with it': 'Hide it from visitors',
  };
  await owner.send(visibility, answers, { title: 'Too busy until February' });
  const answer = owner.github.commentOn(12);
  expect(answer).toContain('**Title of this form**: “Too busy until February” stands at no question');
  expect(answer).toMatch(/\*\*Note:\*\* This page is hidden\. \d+ links lead to it/);
});

test('words in the title of a form that changes nothing are named', async () => {
  await owner.send(
    fact,
    { 'Which fact': 'Phone', 'What to write': '(207) 555-0163' },
    { title: 'Closed this Friday' },
  );
  expect(owner.github.commentOn(12)).toContain(
    '“Closed this Friday” is not an answer to a question, so it was not read.',
  );
});

test('a form and the guide that an answer names are links', async () => {
  await owner.send(review, { ...aReview, 'What the customer said': 'please delete the review of Ines' });
  const answer = owner.github.commentOn(12);
  expect(answer).toMatch(
    /the form \[Hide a page\]\(http\S+\/harbor-light\/website\/issues\/new\?template=visibility\.yml\)/,
  );
  expect(answer).toMatch(/\[guide of your site\]\(\S+\/blob\/HEAD\/content\/README\.md\)/);
});

test('the pull request has the notes too, as the form was last read', async () => {
  const pullBody = () => owner.github.pulls[0]?.body;
  await owner.send(fact, { 'Which fact': 'Phone', 'What to write': '207.555.0111 - texts ok too' });
  expect(pullBody()).toMatch(
    /^Made from the form #12\..*\*\*Note:\*\* .*was read as “\(207\) 555-0111”.*Closes #12$/s,
  );
  await owner.send(fact, { 'Which fact': 'Phone', 'What to write': '(207) 555-0111' }, { action: 'edited' });
  expect(pullBody()).toBe('Made from the form #12. When this is merged, the form is closed.\n\nCloses #12');
});

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
  await owner.send(photos, answers.photos?.(owner) ?? {}, { action: 'closed', state: 'closed' });
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
