import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
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

const before = [
  ['Which language', ENTER],
  ['the name of the business', `Lone Star Drains${ENTER}`],
  ['your trade', DOWN.repeat(7) + ENTER],
  ['In which town', `El Paso${ENTER}`],
] as const;

test('asks again for what is wrong, and for the time zone of a state with several', async () => {
  const { streams, left } = typist([
    ...before,
    ['In which state', `Texsa${ENTER}`],
    ['such as: OH', `${'\u007f'.repeat(5)}texas${ENTER}`],
    ['ZIP code', `79901${ENTER}`],
    ['time zone', DOWN + ENTER],
    ['phone number', `915 555 0142${ENTER}`],
    ['email address', `help@lonestar.example${ENTER}`],
    ['which year', ENTER],
    ['around the clock', 'n'],
    ['which days', DOWN + ENTER],
    ['When do you open', `7:30 AM${ENTER}`],
    ['When do you close', `4 PM${ENTER}`],
    ['What do you do', `Leak repair, Drains${ENTER}`],
    ['on one page', 'n'],
    ['Add a page for a town', 'y'],
    ['name of the town', `Socorro${ENTER}`],
    ['ZIP code there', `79927${ENTER}`],
    ['which county', `El Paso${ENTER}`],
    ['Add a page for a town', 'n'],
    ['Add a person', 'n'],
  ]);
  expect(await askAnswers(streams)).toMatchObject({
    language: 'English',
    name: 'Lone Star Drains',
    trade: 'Plumber',
    state: 'TX',
    postalCode: '79901',
    timeZone: 'Mountain',
    phone: '(915) 555-0142',
    hours: [
      { days: 'Monday - Saturday', opens: '7:30 AM', closes: '4 PM' },
      { days: 'Sunday', closed: 'yes' },
    ],
    services: [{ name: 'Leak repair' }, { name: 'Drains' }],
    onePage: false,
    towns: [{ name: 'Socorro', postalCode: '79927', county: 'El Paso' }],
    people: [],
  });
  expect(left).toEqual([]);
});

test('Ctrl-C ends the questions with a sentence', async () => {
  const { streams } = typist([...before, ['In which state', CTRL_C]]);
  await expect(askAnswers(streams)).rejects.toThrow('Nothing was written');
});
