import { expect, test } from 'vitest';
import { readSource } from '../../source/readSource';
import { loadEntry } from './load';

test('reads a field by the name that it had in the version before', () => {
  const business = (name: string) =>
    loadEntry('business', readSource('content/business.md', `---\nname: Maple\n${name}: 00012345\n---\n`))
      .entry;
  expect(business('licence')).toEqual(business('license'));
  expect(business('licence').fields).toMatchObject({ license: '00012345' });
});
