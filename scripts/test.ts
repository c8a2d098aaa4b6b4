import { rmSync } from 'node:fs';
import { requireChromium } from './look/chromium';
import { readOptions, refuse } from './options';
import { runNode } from './programs';
import { recordPictureVersion } from './suite/pictureVersion';
import { formatResults, runSteps } from './suite/runSteps';
import { longSteps, steps } from './suite/steps';

const { positionals, values } = readOptions(
  'Runs the tests of `npm test`, or the steps that are named; --without leaves some out, with commas between them; --update takes the screenshots of the step “pictures” anew.',
  { without: 'STEPS', update: true },
  'names of steps',
);
const without = values.without?.split(',') ?? [];
const allSteps = [...steps, ...longSteps];
const unknown = [...positionals, ...without].filter((name) => !allSteps.some((step) => step.name === name));
if (unknown.length > 0)
  refuse(
    `There is no step "${unknown.join(', ')}": the steps are ${allSteps.map(({ name }) => name).join(', ')}.`,
  );
if (values.update) {
  if (positionals.join() !== 'pictures')
    refuse('Only pictures are taken anew: npm test -- pictures --update.');
  process.exit(await updatePictures().catch(({ message }: Error) => refuse(message)));
}

const named = allSteps.filter(({ name }) => positionals.includes(name));
const chosen = (positionals.length > 0 ? named : steps).filter(({ name }) => !without.includes(name));
const results = await runSteps(chosen, console.log);
console.log(`\n${formatResults(results)}`);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);

/** Updates all screenshots of the picture tests. Git shows which of them changed. */
async function updatePictures(): Promise<number> {
  const chromium = requireChromium();
  rmSync('tests/pictures', { recursive: true, force: true });
  const environment = { CHROME_PATH: chromium, UPDATE_PICTURES: 'yes' };
  const args = ['run', '--project=pictures'];
  const code = await runNode('node_modules/vitest/vitest.mjs', args, { environment });
  if (code === 0) recordPictureVersion(chromium);
  return code;
}
