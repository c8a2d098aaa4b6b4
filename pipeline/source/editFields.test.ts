import { expect, test } from 'vitest';
import { editFields } from './editFields';

const FILE = `---
# The facts.
name: "Harbor: Light"   # our name
phone: (207) 555-0163 # the office
description: >-
  Two plumbers
  and one van.
address:
  town: Portland
  # with a zero
  postalCode: "04101"
hours:
  - days: Monday
    closed: yes # really

  # weekends
founded: 1998
---

Text: stays.
---
`;

test.each<[string, Parameters<typeof editFields>[1][number], string, string]>([
  [
    'a value on its line, not its comment',
    { path: ['phone'], value: '(207) 555-0100' },
    '(207) 555-0163 #',
    '(207) 555-0100 #',
  ],
  ['a value in quotes', { path: ['name'], value: 'No: "really"' }, '"Harbor: Light"', `'No: "really"'`],
  ['a value in a group', { path: ['address', 'postalCode'], value: '04102' }, '"04101"', '"04102"'],
  [
    'a text of several lines',
    { path: ['description'], value: 'One van.' },
    '>-\n  Two plumbers\n  and one van.',
    'One van.',
  ],
  [
    'a list',
    { path: ['hours'], value: [{ days: 'Sunday', closed: 'yes' }] },
    'days: Monday\n    closed: yes # really',
    'days: Sunday\n    closed: yes',
  ],
  [
    'a text in a group, for one of several lines',
    { path: ['address', 'town'], value: 'Portland\nMaine' },
    'town: Portland\n',
    'town: |-\n    Portland\n    Maine\n',
  ],
  ['nothing, where a field is removed that is not there', { path: ['license'] }, '', ''],
  ['a field that is removed', { path: ['phone'] }, 'phone: (207) 555-0163 # the office\n', ''],
  [
    'a field that is new',
    { path: ['license'], value: 'MS1' },
    'founded: 1998\n',
    'founded: 1998\nlicense: MS1\n',
  ],
  [
    'a field that is new in a group',
    { path: ['address', 'country'], value: 'US' },
    '"04101"\n',
    '"04101"\n  country: US\n',
  ],
  [
    'a group that is new',
    { path: ['geo', 'latitude'], value: 43.6 },
    'founded: 1998\n',
    'founded: 1998\ngeo:\n  latitude: 43.6\n',
  ],
])('changes %s', (_what, edit, from, to) => {
  expect(editFields(FILE, [edit])).toBe(FILE.replace(from, to));
});

test.each([
  ['of Windows', FILE.replaceAll('\n', '\r\n')],
  ['of old computers', FILE.replaceAll('\n', '\r')],
  ['and a byte order mark', `\uFEFF${FILE.replaceAll('\n', '\r\n')}`],
])('keeps line ends %s', (_what, text) => {
  expect(editFields(text, [{ path: ['founded'], value: 1999 }])).toBe(text.replace('1998', '1999'));
});

test('adds the first field to a file without any', () => {
  expect(editFields('---\n---\n', [{ path: ['a.jpg'], value: 'A sink' }])).toBe('---\na.jpg: A sink\n---\n');
});

test('refuses a file that it cannot read', () => {
  expect(() => editFields('name: x', [])).not.toThrow();
  expect(() => editFields('name: x', [{ path: ['name'], value: 'y' }])).toThrow('front matter');
});
