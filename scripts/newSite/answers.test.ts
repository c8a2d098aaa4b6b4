import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { writeYaml } from '../../pipeline/source/plainYaml';
import { readAnswers } from './answers';
import { readAnswersFile } from './readAnswersFile';

const folder = join(projectFolder, 'tests', 'fixtures', 'answers');
const read = (text: string) => readAnswers(readAnswersFile(text));

const shown = ([name, value]: [string, unknown]) => (value === 'yes' ? name : (value ?? []));

/** Each answer on one line, as a person compares it with what was typed. */
function summary(file: string): string {
  const { hours, services, towns, people, others, ...facts } = read(readFileSync(join(folder, file), 'utf8'));
  const joined = (values: readonly object[]) =>
    values.map((each) => Object.entries(each).flatMap(shown).join(', ')).join(' | ');
  const lists = {
    hours: joined(hours),
    services: joined(services),
    towns: joined(towns),
    people: joined(people),
  };
  const known = Object.entries({ ...facts, ...lists }).filter(
    ([, value]) => value && JSON.stringify(value) !== '{}',
  );
  return `# ${file}\n${writeYaml({ ...Object.fromEntries(known), others })}`;
}

test('answers that people wrote in a hurry are read as they were meant', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  await expect(files.map(summary).join('\n')).toMatchFileSnapshot(join(folder, '..', 'readAnswers.txt'));
});

const LEAST =
  'name: A\ntrade: plumber\nphone: 614 555 0142\ntown: Duluth\nstate: MN\nzip: 55802\nservices: Drains\n';

test.each([
  [
    LEAST.replace('614 555 0142', 'call me'),
    '“call me” is not understood as phone. Write, for example, phone: (614) 555-0142',
  ],
  [LEAST.replace('zip: 55802\n', ''), 'There is no postalCode. Write, for example, postalCode: 55802'],
  [
    LEAST.replace('services: Drains', 'services: dont know'),
    'There is no service. Write, for example, services: Leak repair, Drains',
  ],
  [LEAST.replace('MN', 'WI'), 'The ZIP code 55802 is in MN, and not in WI. Correct one of them.'],
  [`${LEAST}servises: Leaks\n`, 'There is no answer called “servises”. Did you mean “services”?'],
])('what is missing or not understood is said: %j', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});
