import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { choice } from './choice';
import { day } from './day';
import { email } from './email';
import { image } from './image';
import { link } from './link';
import { list } from './list';
import { number } from './number';
import { phone } from './phone';
import { prose } from './prose';
import { reference } from './reference';
import { text } from './text';
import { textList } from './textList';
import { time } from './time';
import { webAddress } from './webAddress';
import { yesNo } from './yesNo';

interface Kind {
  field: z.ZodType;
  /** What an owner writes, and what is kept. */
  good: [written: string, kept: unknown][];
  bad: string[];
  code: string;
}

const link_ = (label: string, to: string) => ({ type: 'link', label, to });

const kinds: Record<string, Kind> = {
  day: {
    field: day(''),
    good: [
      ['2024-01-25', '2024-01-25'],
      ['2024-3-5', '2024-03-05'],
      ['2024/03/15', '2024-03-15'],
      ['2024-02-29', '2024-02-29'],
      ['March 15, 2024', '2024-03-15'],
      ['Mar. 15 2024', '2024-03-15'],
      ['Sept 3, 2024', '2024-09-03'],
      ['15th March 2024', '2024-03-15'],
      ['3/15/2024', '2024-03-15'],
      ['15/3/2024', '2024-03-15'],
      ['4/4/2024', '2024-04-04'],
      [' 2024-01-25 ', '2024-01-25'],
    ],
    bad: ['3/4/2024', 'yesterday', '2024', '15.3.24', 'Marble 15, 2024', 'Ma 15, 2024', ''],
    code: 'day',
  },
  'day that there is not': {
    field: day(''),
    good: [],
    bad: ['2024-02-30', '2023-02-29', '2024-13-01', '2024-00-10', 'June 31, 2024', '13/13/2024'],
    code: 'day-impossible',
  },
  time: {
    field: time(''),
    good: [
      ['8:00 AM', '08:00'],
      ['5:30 PM', '17:30'],
      ['5:30pm', '17:30'],
      ['5:30 p.m.', '17:30'],
      ['5.30 PM', '17:30'],
      ['8 AM', '08:00'],
      ['12:00 AM', '00:00'],
      ['12 pm', '12:00'],
      ['17:30', '17:30'],
      ['0:05', '00:05'],
    ],
    bad: ['24:00', '8:60', '13:00 PM', '0:30 AM', '5', '1.7', '1730', 'noon', ''],
    code: 'time',
  },
  phone: {
    field: phone(''),
    good: [
      '(856) 555-0142',
      '856-555-0142',
      '856.555.0142',
      '8565550142',
      '+1 856 555 0142',
      '+18565550142',
      '+1(856)555-0142',
      '1-856-555-0142',
    ].map((written) => [written, '(856) 555-0142']),
    bad: ['555-0142', '(856) 555-01422', '+44 856 555 0142', '856-555-HOME', ''],
    code: 'phone',
  },
  email: {
    field: email(''),
    good: [['hello@maplerow.example', 'hello@maplerow.example']],
    bad: ['hello', 'hello@maplerow', 'hello at maplerow.example', 'a b@c.example', ''],
    code: 'email',
  },
  number: {
    field: number('', '5', { min: 0, max: 2000 }),
    good: [
      ['5', 5],
      ['5.0', 5],
      ['127', 127],
      ['007', 7],
    ],
    bad: ['five', '1,200', '5+', '$5', '1e3', '0x10', '.5', ''],
    code: 'number',
  },
  'number out of its range': {
    field: number('', '5', { min: 1, max: 5 }),
    good: [
      ['1', 1],
      ['5', 5],
    ],
    bad: ['0', '-1', '5.1'],
    code: 'number-range',
  },
  yesNo: {
    field: yesNo('', 'yes'),
    good: [
      ['yes', true],
      ['Yes', true],
      ['true', true],
      ['on', true],
      ['no', false],
      ['NO', false],
      ['false', false],
      ['off', false],
    ],
    bad: ['maybe', 'y', '1', 'nope', ''],
    code: 'yes-or-no',
  },
  link: {
    field: link(''),
    good: [
      ['Get Free Estimate -> /contact', link_('Get Free Estimate', '/contact')],
      ['Home->/', link_('Home', '/')],
      ['Call {phone} -> tel:{phone}', link_('Call {phone}', 'tel:{phone}')],
      ['Before -> after -> /portfolio', link_('Before -> after', '/portfolio')],
    ],
    bad: ['Home', '-> /contact', 'Home ->', 'Home => /', 'Home -> /a b', ''],
    code: 'link-shape',
  },
  webAddress: {
    field: webAddress('', 'https://www.example.com'),
    good: [
      ['https://www.example.com', 'https://www.example.com'],
      ['https://www.example.com/', 'https://www.example.com'],
      ['https://www.example.com/a?b=c', 'https://www.example.com/a?b=c'],
    ],
    bad: [
      'http://www.example.com',
      'www.example.com',
      'https:example',
      'javascript:alert(1)',
      'https://',
      '',
    ],
    code: 'web-address',
  },
  choice: {
    field: choice(['Plumber', 'Electrician'], ''),
    good: [
      ['Plumber', 'Plumber'],
      ['plumber', 'Plumber'],
      [' ELECTRICIAN ', 'Electrician'],
    ],
    bad: ['Plumer', 'Baker', ''],
    code: 'choice',
  },
};

const good = Object.entries(kinds).flatMap(([kind, { field, good }]) =>
  good.map(([written, kept]) => ({ kind, field, written, kept })),
);
const bad = Object.entries(kinds).flatMap(([kind, { field, bad, code }]) =>
  bad.map((written) => ({ kind, field, written, code })),
);

test.each(good)('$kind understands “$written”', ({ field, written, kept }) => {
  expect(field.parse(written)).toEqual(kept);
});

test.each(bad)('$kind refuses “$written”', ({ field, written, code }) => {
  expect(field.safeParse(written).error?.issues).toEqual([
    expect.objectContaining({ code: 'custom', params: expect.objectContaining({ code }) }),
  ]);
});

describe('what to write instead', () => {
  const insteadOf = (field: z.ZodType, written: string) => {
    const issue = field.safeParse(written).error?.issues[0];
    return issue?.code === 'custom' ? issue.params?.instead : undefined;
  };

  test.each([
    ['a number without its comma', number('', '5'), '1,200', '1200'],
    ['a number in words', number('', '5'), 'five', '5'],
    ['nothing for a vague number', number('', '5'), 'a few', undefined],
    ['the nearest choice', choice(['Plumber', 'Electrician'], ''), 'Plumer', 'Plumber'],
    ['nothing where no choice is near', choice(['Plumber'], ''), 'Baker', undefined],
    ['the number with a digit for the letter O', phone(''), '(856) 555-O142', '(856) 555-0142'],
    ['the number with a digit for the letter l', phone(''), '(856) 555-0l42', '(856) 555-0142'],
    ['the number with a digit for the letter S', phone(''), '(856) 5S5-0142', '(856) 555-0142'],
    ['the number with digits for two letters', phone(''), '8S6-555-OI42', '(856) 555-0142'],
    ['the number among words with such a letter', phone(''), 'call 856-555-O142', '(856) 555-0142'],
    ['the number of a word', phone(''), '1-800-REMODEL', '(800) 736-6335'],
    ['the number of two words', phone(''), '1-800-GOT-JUNK', '(800) 468-5865'],
    ['the number of a word behind such a letter', phone(''), '8O0-REMODEL', '(800) 736-6335'],
    ['nothing for a letter that is like no digit', phone(''), '(856) 555-A142', undefined],
    ['nothing for a word that may be digits', phone(''), '(856) 555-OOSO', undefined],
    ['nothing for a word before a short number', phone(''), 'tel 8565550', undefined],
    ['nothing for a word behind a short number', phone(''), '555-0142 ext', undefined],
    ['nothing for a letter too many', phone(''), '856-555-0142O', undefined],
    ['the safe address', webAddress('', ''), 'http://a.example', 'https://a.example'],
  ])('gives %s', (_what, field, written, instead) => {
    expect(insteadOf(field, written)).toBe(instead);
  });
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

test('a list has one entry or more', () => {
  expect(textList('', '').safeParse(['a']).success).toBe(true);
  expect(textList('', '').safeParse([]).success).toBe(false);
});

test('a list of a fixed length has no other', () => {
  const four = list(text('', ''), '', { exactly: 4 });
  expect([3, 4, 5].map((length) => four.safeParse(Array(length).fill('a')).success)).toEqual([
    false,
    true,
    false,
  ]);
});

test('prose is read at once: its words, its links, its facts', () => {
  const read = prose('', '').parse(' **Bold** {name}, [a](/b) ');
  expect(read).toMatchObject({
    type: 'prose',
    notes: [{ type: 'link', line: 1, url: '/b' }],
    words: 3,
    facts: ['name'],
  });
});
