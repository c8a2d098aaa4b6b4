import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, inject, test } from 'vitest';
import { askAnswers } from '../../scripts/newSite/askAnswers';

const ENTER = '\r';
const DOWN = '\u001b[B';
const CTRL_C = '\u0003';

/** Types each answer once its question is shown, in this order. */
function typist(answers: readonly (readonly [question: string, keys: string])[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const left = [...answers];
  let shown = '';
  output.on('data', (chunk) => {
    shown += stripVTControlCharacters(String(chunk));
    const [question, keys] = left[0] ?? [];
    if (!question || !keys || !shown.includes(question)) return;
    left.shift();
    shown = '';
    setImmediate(() => input.write(keys));
  });
  return { streams: { input, output }, left };
}

const newDraft = () => join(mkdtempSync(join(inject('copies'), 'draft-')), 'answers.yaml');

const ERASE = '\u007f';

test('what is typed is read as in a file, can be asked again, and is corrected at the end', async () => {
  const { streams, left } = typist([
    ['Which language', ENTER],
    ['name of the business', `Lone Star Trees${ENTER}`],
    ['your trade', `arborist${ENTER}`],
    ['In which town', `El Pasoo${ENTER}`],
    ['In which state', `back${ENTER}`],
    ['In which town', `El Paso${ENTER}`],
    ['In which state', `Texsa${ENTER}`],
    ['“Texsa” is no state', `${ERASE.repeat(5)}texas${ENTER}`],
    ['ZIP code', `79901${ENTER}`],
    ['street address', ENTER],
    ['phone number', `915 555 0142${ENTER}`],
    ['email address', `dont know${ENTER}`],
    ['address of your site', ENTER],
    ['When are you open', `Mon-Sat 7:30-4${ENTER}`],
    ['What do you do', `Stump grinding and pruning${ENTER}`],
    ['In which towns', `Socorro 79927, sunland park nm${ENTER}`],
    ['Who owns', `Ann Lee, 12 years${ENTER}`],
    ['Who else', ENTER],
    ['license number', ENTER],
    ['which year', `1998${ENTER}`],
    ['color', ENTER],
    ['Is this right', DOWN + ENTER],
    ['name of the business', `Lone Star Tree Care${ENTER}`],
    ['Is this right', ENTER],
  ]);
  expect(await askAnswers(newDraft(), streams)).toMatchObject({
    language: 'English',
    name: 'Lone Star Tree Care',
    town: 'El Paso',
    state: 'TX',
    timeZone: 'Mountain',
    phone: '(915) 555-0142',
    email: undefined,
    hours: [
      { days: 'Monday - Saturday', opens: '7:30 AM', closes: '4:00 PM' },
      { days: 'Sunday', closed: 'yes' },
    ],
    services: [{ name: 'Stump grinding' }, { name: 'Pruning' }],
    towns: [
      { name: 'Socorro', state: 'TX', postalCode: '79927' },
      { name: 'Sunland Park', state: 'NM' },
    ],
    people: [{ name: 'Ann Lee', role: 'Owner', experience: '12 years' }],
    founded: '1998',
  });
  expect(left).toEqual([]);
});

test('Ctrl-C keeps what was typed, and the same command goes on from there', async () => {
  const draft = newDraft();
  const first = typist([
    ['Which language', DOWN + ENTER],
    ['name of the business', `# 1 "Techos": sí${ENTER}`],
    ['your trade', `techador${ENTER}`],
    ['In which town', CTRL_C],
  ]);
  await expect(askAnswers(draft, first.streams)).rejects.toThrow('The same command goes on from here');
  const second = typist([
    ['In which town', `Laredo${ENTER}`],
    ['In which state', `TX${ENTER}`],
    ['ZIP code', `78040${ENTER}`],
    ['street address', ENTER],
    ['phone number', CTRL_C],
  ]);
  await expect(askAnswers(draft, second.streams)).rejects.toThrow();
  const third = typist([
    ['phone number', `956 555 0177${ENTER}`],
    ['email address', ENTER],
    ['address of your site', ENTER],
    ['When are you open', ENTER],
    ['What do you do', `Techos nuevos${ENTER}`],
    ['In which towns', ENTER],
    ['Who owns', ENTER],
    ['Who else', ENTER],
    ['license number', ENTER],
    ['which year', ENTER],
    ['color', ENTER],
    ['Is this right', ENTER],
  ]);
  expect(await askAnswers(draft, third.streams)).toMatchObject({
    language: 'Spanish',
    name: '#1 "Techos": sí',
    town: 'Laredo',
    phone: '(956) 555-0177',
  });
  expect([first.left, second.left, third.left]).toEqual([[], [], []]);
});
