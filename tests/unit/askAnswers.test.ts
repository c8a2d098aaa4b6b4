import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, inject, test } from 'vitest';
import { readAnswersFile } from '../../scripts/newSite/answersFile';
import { askAnswers, reviewAnswers } from '../../scripts/newSite/askAnswers';

const ENTER = '\r';
const DOWN = '\u001b[B';
/** Between the lines of a question that is longer than the terminal is wide. */
const WRAP = /\s*\n[│\s]*/g;
const CTRL_C = '\u0003';

/** Types each answer once its question is shown, in this order. */
function typist(answers: readonly (readonly [question: string, keys: string])[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const left = [...answers];
  let shown = '';
  output.on('data', (chunk) => {
    shown += stripVTControlCharacters(String(chunk));
    const [question, keys] = left[0] ?? [];
    if (!question || !keys || !shown.replace(WRAP, ' ').includes(question)) return;
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
    ['name of your business? (required)', ENTER],
    ['Your site needs this', `Lone Star Trees${ENTER}`],
    ['your trade', `arborist${ENTER}`],
    ['Which town or city', `we work out of 12 Lee Ave Ste B El Paso${ENTER}`],
    ['Write only the town', `${ERASE.repeat(39)}El Pasoo${ENTER}`],
    ['Which state', `back${ENTER}`],
    ['(Enter to keep “El Pasoo”)', `El Paso${ENTER}`],
    ['Which state', `Texsa${ENTER}`],
    ['“Texsa” cannot be read', `${ERASE.repeat(5)}texas${ENTER}`],
    ['ZIP code', `back${ENTER}`],
    ['(Enter to keep “texas”)', ENTER],
    ['ZIP code', `55802${ENTER}`],
    ['visit you? (Enter to skip)', ENTER],
    ['phone number', `915 555 0142${ENTER}`],
    ['email address', `dont know${ENTER}`],
    ['website address', ENTER],
    ['When are you open', `dawn${ENTER}`],
    ['“dawn” cannot be read', `${ERASE.repeat(4)}closed Sunday${ENTER}`],
    ['“closed Sunday” cannot be read', `${ERASE.repeat(13)}Mon-Sat 7:30-4${ENTER}`],
    ['What services', `Stump grinding, pruning${ENTER}`],
    ['Which towns do you', `Socorro 79927, sunland park nm${ENTER}`],
    ['Who owns', `Ann Lee, 12 years${ENTER}`],
    ['Who else', ENTER],
    ['license number', `none needed, ask dnr${ENTER}`],
    ['Write only the number of your license', ERASE.repeat(21) + ENTER],
    ['What year', `1998${ENTER}`],
    ['main color', `blurple${ENTER}`],
    ['“blurple” cannot be read', `${ERASE.repeat(7)}yellow${ENTER}`],
    ['ZIP code 55802 is in MN, not in TX. Correct one of them.', DOWN.repeat(4) + ENTER],
    ['(Enter to keep “55802”)', `79901${ENTER}`],
    ['state: TX (you typed “texas”)', DOWN + ENTER],
    ['name of your business', `Lone Star Tree Care${ENTER}`],
    ['name: Lone Star Tree Care trade:', ENTER],
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
    founded: 1998,
    faults: [],
    warnings: [{ label: 'hours' }, { label: 'color', typed: 'yellow' }],
  });
  expect(left).toEqual([]);
});

test('Ctrl-C keeps what was typed, and the same command goes on from there', async () => {
  const draft = newDraft();
  const first = typist([
    ['Which language', DOWN + ENTER],
    ['name of your business? (required)', `# 1 "Techos": sí${ENTER}`],
    ['your trade', `roofer${ENTER}`],
    ['Which town or city', CTRL_C],
  ]);
  await expect(askAnswers(draft, first.streams)).rejects.toThrow('To continue, run the same command');
  const second = typist([
    ['Which town or city', `2210 San Bernardo Ave${ENTER}`],
    ['Write only the town', `, Laredo, Texas${ENTER}`],
    ['ZIP code', `78040${ENTER}`],
    ['phone number', CTRL_C],
  ]);
  await expect(askAnswers(draft, second.streams)).rejects.toThrow();
  const third = typist([
    ['phone number', `back${ENTER}`],
    ['(Enter to keep “2210 San Bernardo Ave”)', ENTER],
    ['phone number', `956 555 0177${ENTER}`],
    ['email address', ENTER],
    ['website address', ENTER],
    ['When are you open', ENTER],
    ['What services', `Techos nuevos${ENTER}`],
    ['Which towns do you', ENTER],
    ['Who owns', ENTER],
    ['Who else', ENTER],
    ['license number', ENTER],
    ['What year', ENTER],
    ['main color', ENTER],
    ['Is this right', ENTER],
  ]);
  expect(await askAnswers(draft, third.streams)).toMatchObject({
    language: 'Spanish',
    name: '#1 "Techos": sí',
    street: '2210 San Bernardo Ave',
    town: 'Laredo',
    state: 'TX',
    phone: '(956) 555-0177',
    hours: [],
  });
  expect([first.left, second.left, third.left]).toEqual([[], [], []]);
});

test('the answers of a file are shown and corrected in the same way, and what is kept stays as it was', async () => {
  const lines = [
    ...['name: A', 'trade: plumber', 'town: Duluth', 'state: MN', 'zip: 55802', 'phone: 218 555 0142'],
    ...[
      'hours: whenever',
      'services:',
      '  - name: Drains',
      '    text: By hand',
      'employees: two',
      'slogan: Always',
    ],
  ];
  const raw = readAnswersFile(lines.join('\n'));
  const { streams, left } = typist([
    ['services: Drains: By hand towns: not on the site', DOWN.repeat(11) + ENTER],
    ['What services do you offer', ENTER],
    ['Line 7, hours: “whenever” cannot be read', DOWN.repeat(10) + ENTER],
    ['(Enter to keep “whenever”)', `24/7${ENTER}`],
    ['employees: 2 (you typed “two”)', ENTER],
  ]);
  const draft = newDraft();
  const { hours, services, faults } = await reviewAnswers({ ...raw, draft, streams });
  expect(hours).toEqual([{ days: 'Monday - Sunday', times: '24 hours' }]);
  expect(services).toEqual([{ name: 'Drains', text: 'By hand' }]);
  expect(faults.map(({ label }) => label)).toEqual(['slogan']);
  expect(readFileSync(draft, 'utf8')).toContain('hours: "24/7"');
  expect(left).toEqual([]);
});
