import { expect, test } from 'vitest';
import { review } from '../../../scripts/issueForms/forms/review';
import { aReview } from './answers';
import { OwnerRepository } from './OwnerRepository';

/** What the job that writes asks of GitHub, in its order. */
const STEPS = [
  'GET /pulls',
  'POST /pulls',
  'GET /actions/workflows/gate.yml',
  'POST /statuses/',
  'POST /actions/workflows/gate.yml',
  'POST /actions/workflows/preview-build.yml',
  'GET /issues/',
  'POST /issues/',
];

const typed = (name: string) => ({
  ...aReview,
  'Who said it': name,
  'What the customer said': `She came at once, says ${name}.`,
});

const LATER = 'GitHub did not answer.';
const REFUSED = 'A step of this was refused.';

test.each<[string, { status: number; isDone?: boolean }, string]>([
  ['a thing that is gone', { status: 404 }, REFUSED],
  ['a fault of GitHub', { status: 502 }, LATER],
  ['an answer that is lost on its way', { status: 0, isDone: true }, LATER],
])(
  '%s at each step: an answer each time, nothing twice, and nothing of another form',
  async (_what, how, said) => {
    const owner = await OwnerRepository.open();
    const { github } = owner;
    await owner.send(review, typed('Eve'), { number: 11 });
    const other = () => [owner.tip(11), github.commentOn(11), github.pulls[0]];
    const before = structuredClone(other());
    for (const step of STEPS) {
      github.failing = { calls: [step], ...how, isDone: how.isDone === true && step.startsWith('POST') };
      // Only one comment is looked for.
      github.comments.splice(1);
      const { code } = await owner.send(review, typed('Dana R.'), { action: 'edited' });
      github.failing = undefined;
      const comment = github.commentOn(12);
      expect([step, code]).toEqual([step, 1]);
      if (!step.includes('/issues/')) expect([step, comment]).toEqual([step, expect.stringContaining(said)]);
    }
    expect((await owner.send(review, typed('Dana R.'), { action: 'edited' })).code).toBe(0);
    expect(github.commentOn(12)).toContain('Your change is ready: #101');
    expect(github.pulls.map(({ head }) => head)).toEqual(['form-11', 'form-12']);
    const started = github.dispatches.map(({ file, ref }) => `${ref} ${file}`);
    expect(new Set(started).size).toBe(4);
    expect(other()).toEqual(before);
  },
);

test.each([
  ['an expired token', 401, REFUSED],
  ['an invalid request', 422, REFUSED],
  ['too many requests', 429, LATER],
  ['a connection that ends', 0, LATER],
])('%s is said', async (_what, status, said) => {
  const owner = await OwnerRepository.open();
  owner.github.failing = { calls: ['POST /pulls'], status };
  const { code } = await owner.send(review, typed('Dana R.'));
  expect(code).toBe(1);
  expect(owner.github.commentOn(12)).toContain(said);
});
