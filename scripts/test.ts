import { readOptions, refuse } from './options';
import { formatResults, runSteps } from './suite/runSteps';
import { longSteps, steps } from './suite/steps';

const { names, values } = readOptions(
  'Runs the tests of `npm test`, or the steps that are named; --without leaves some out, with commas between them.',
  { without: 'STEPS' },
  'names of steps',
);
const without = values.without?.split(',') ?? [];
const all = [...steps, ...longSteps];
const unknown = [...names, ...without].filter((name) => !all.some((step) => step.name === name));
if (unknown.length > 0)
  refuse(
    `There is no step "${unknown.join(', ')}": the steps are ${all.map(({ name }) => name).join(', ')}.`,
  );

const named = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : steps;
const chosen = named.filter(({ name }) => !without.includes(name));
const results = await runSteps(chosen, console.log);
console.log(`\n${formatResults(results)}`);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
