import { expect, test } from 'vitest';
import { copyContent, edit } from './copyContent';
import { problemsIn } from './problemsIn';

test('a name that one text gives away is found in the others, once each', () => {
  const folder = copyContent();
  edit(folder, 'projects/cellar-drain.md', 'in a brick house', 'in the Alden house');
  edit(folder, 'projects/cellar-drain.md', 'The old pipe had', 'For the Aldens, the old pipe had');
  edit(folder, 'projects/cellar-drain.md', '  - Cop', '  - Alden cop');
  const named = problemsIn(folder).filter(({ code }) => code === 'surname');
  expect(named.map(({ message }) => message.split(' names')[0])).toEqual(['“the Alden”', '“the Aldens”']);
});
