import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import { writeRuleReference } from './ruleReference';
import { rules } from './rules';

const CODE_BLOCK = /^(`{3,})\w*\n[\s\S]*?\n\1$/gm;

test('every rule is found by its id as an anchor', () => {
  const slugger = new GithubSlugger();
  const headings = writeRuleReference()
    .replace(CODE_BLOCK, '')
    .matchAll(/^#+ (.*)$/gm);
  const anchors = [...headings].map(([, heading = '']) => slugger.slug(heading));
  expect(anchors).toEqual(expect.arrayContaining(rules.map(({ id }) => id)));
});
