import { printTable } from './suite/printTable';
import { runSteps } from './suite/runSteps';
import { longSteps, steps } from './suite/steps';

const asked = process.argv.slice(2);
const known = [...steps, ...longSteps];
const unknown = asked.filter((name) => !known.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step "${unknown.join(', ')}": the steps are ${known.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const results = await runSteps(
  asked.length > 0 ? known.filter(({ name }) => asked.includes(name)) : steps,
  console.log,
);
console.log(`\n${printTable(results)}`);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
