import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { traceCalls } from './traceCalls';

const CODE = `
function double(count) { return count * 2 }
const curried = ({ a, b: [c = 1] }, ...more) => (last) => [a, c, more, last];
class Shop { open = async (day) => ({ day }); close(day) { return day } }
`;

test.each([
  ['double(4)', [[4]], 8],
  ['curried({ a: 1, b: [] }, 3)(4)', [[1, 1, [3]], [4]], [1, 1, [3], 4]],
  ['new Shop().close("Monday")', [['Monday']], 'Monday'],
  ['(new Shop().open("Monday"), 0)', [['Monday']], 0],
])('functions report what they are given, and do the same as before: %s', async (call, given, result) => {
  const { transform } = traceCalls('/project');
  if (typeof transform !== 'function') throw new Error('The plugin has no transform');
  const context = { parse: parseAst };
  const traced = await transform.call(context as never, CODE, '/project/a.ts');
  const calls: unknown[] = [];
  const report = { traceCall: (_file: string, args: unknown) => calls.push(args) };
  const evaluate = new Function('global', `${traced}; return ${call}`);
  expect(evaluate(report)).toEqual(result);
  expect(calls).toEqual(given);
});
