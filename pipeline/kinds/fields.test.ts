import { expect, test } from 'vitest';
import type { z } from 'zod';
import { choice, yesNo } from './choice';
import { emailKind, phoneKind } from './contact';
import { dayKind } from './dates';
import { field, text } from './kind';
import { link, webAddress } from './link';
import { number } from './number';
import { town, townWithState } from './places';
import { image, reference } from './references';
import { stateKind } from './states';
import { prose } from './text';
import { timeKind } from './time';

interface Kind {
  field: z.ZodType;
  /** What an owner writes, and what is kept. */
  good: [written: string, kept: unknown][];
  bad: string[];
  /** The name of the kind, which a fault has. */
  name: string;
}

const link_ = (label: string, to: string) => ({ type: 'link', label, to });

const kinds: Record<string, Kind> = {
  day: {
    field: field(dayKind, ''),
    good: [
      [' 2024-3-5 ', '2024-03-05'],
      ['15th March 2024', '2024-03-15'],
      ['25.12.2023', '2023-12-25'],
      ['20231202', '2023-12-02'],
    ],
    bad: ['3/4/2024', 'Ma 15, 2024', '2023-02-29', '13/13/2024', ''],
    name: 'date',
  },
  town: {
    field: town('', ''),
    good: [
      ['fort collins, CO 80521', 'Fort Collins'],
      ['NYC', 'NYC'],
    ],
    bad: [],
    name: 'text',
  },
  'town with its state': {
    field: townWithState('', ''),
    good: [['Kansas City, MO', 'Kansas City, MO']],
    bad: [],
    name: 'text',
  },
  time: {
    field: field(timeKind, ''),
    good: [
      ['5.30 PM', '17:30'],
      ['12:00 AM', '00:00'],
      ['12 pm', '12:00'],
    ],
    bad: ['24:00', '8:60', '13:00 PM', '1.7'],
    name: 'time',
  },
  phone: {
    field: field(phoneKind, ''),
    good: [['+1(856)555-0142', '(856) 555-0142']],
    bad: ['(856) 555-01422', '+44 856 555 0142'],
    name: 'phone',
  },
  email: {
    field: field(emailKind, ''),
    good: ['Bob@Gmail.com', 'a@fmail.com', 'a@yahoo.co.uk', 'a@maplerow.co'].map((written) => [
      written,
      written,
    ]),
    bad: ['a@maplerow.vom', 'a@gmaill.com', 'a@hotmial.com', 'a@icloud.cm'],
    name: 'email',
  },
  number: {
    field: number('', '5', { min: 0, max: 2000 }),
    good: [['5.0', 5]],
    bad: ['$5', '1e3', '.5'],
    name: 'number',
  },
  yesNo: {
    field: yesNo('', 'yes'),
    good: [
      ['on', true],
      ['NO', false],
    ],
    bad: ['y'],
    name: 'yes or no',
  },
  link: {
    field: link(''),
    good: [
      ['Home->/', link_('Home', '/')],
      ['Before -> after -> /portfolio', link_('Before -> after', '/portfolio')],
    ],
    bad: ['-> /contact'],
    name: 'link',
  },
  webAddress: {
    field: webAddress('', 'https://www.example.com'),
    good: [['https://www.example.com/', 'https://www.example.com']],
    bad: ['https:example', 'javascript:alert(1)'],
    name: 'web address',
  },
  state: {
    field: field(stateKind, ''),
    good: [['GU', 'GU']],
    bad: ['me'],
    name: 'state',
  },
  choice: {
    field: choice(['Plumber', 'Electrician'], ''),
    good: [[' ELECTRICIAN ', 'Electrician']],
    bad: ['Baker'],
    name: 'choice',
  },
};

const good = Object.entries(kinds).flatMap(([kind, { field, good }]) =>
  good.map(([written, kept]) => ({ kind, field, written, kept })),
);
const bad = Object.entries(kinds).flatMap(([kind, { field, bad, name }]) =>
  bad.map((written) => ({ kind, field, written, name })),
);

test.each(good)('$kind understands “$written”', ({ field, written, kept }) => {
  expect(field.parse(written)).toEqual(kept);
});

test.each(bad)('$kind does not understand “$written”', ({ field, written, name }) => {
  expect(field.safeParse(written).error?.issues).toEqual([
    expect.objectContaining({ code: 'custom', params: { ruleId: name } }),
  ]);
});

test.each([
  ['text', text('', ''), ' A line ', 'A line'],
  ['image', image(''), ' images/a.jpg ', { type: 'image', path: 'images/a.jpg' }],
  [
    'reference',
    reference('services', '', ''),
    ' roofs ',
    { type: 'reference', to: 'services', name: 'roofs' },
  ],
])('%s keeps what is written, without the spaces round it', (_kind, field: z.ZodType, written, kept) => {
  expect(field.parse(written)).toEqual(kept);
});

test('prose is read at once: its words, its links, its facts', () => {
  const read = prose('', '').parse(' **Bold** {name}, [a](/b) ');
  expect(read).toMatchObject({
    type: 'prose',
    notes: [{ type: 'link', line: 1, url: '/b' }],
    wordCount: 3,
    facts: ['name'],
  });
});
