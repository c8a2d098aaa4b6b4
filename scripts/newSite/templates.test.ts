import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillPage, fillTemplate } from './templates';

const values = {
  town: 'Salem: "O"',
  areas: [{ area: 'Eola' }, { area: 'Keizer' }],
  none: [],
  missing: undefined,
};

test.each([
  ['Roofs in {{town}} and {phone}{{missing}}', 'Roofs in Salem: "O" and {phone}'],
  ['{{#areas}}\n- {{area}}, {{town}}\n{{/areas}}\nEnd', '- Eola, Salem: "O"\n- Keizer, Salem: "O"\nEnd'],
  ['{{#none}}A{{/none}}{{^none}}B{{/none}}', 'B'],
  ['{{#town}}A{{^missing}}B{{/missing}}{{/town}}{{^town}}C{{/town}}', 'AB'],
])('%j becomes %j', (template, text) => expect(fillTemplate(template, values)).toBe(text));

test('a name without a value is an error', () => {
  expect(() => fillTemplate('In {{twon}}', values)).toThrow('{{twon}}');
});

test('values are quoted where YAML needs it, an empty field is left out, and the first title that fits stays', () => {
  const title = `title:\n  - "${'{{town}}'.repeat(9)}"\n  - "Roofs in {{town}}"`;
  const page = `---\n# To write: all\n${title}\nstreet: "{{missing}}"\nlist: {{none}}\n---\n\n{{town}}\n`;
  expect(fillPage(page, values)).toBe(
    `---\n# To write: all\ntitle: 'Roofs in Salem: "O"'\nlist: []\n---\n\nSalem: "O"\n`,
  );
});

const folder = join(import.meta.dirname, 'templates');
const structureOf = (language: string, path: string) => {
  const lines = readFileSync(join(folder, language, path), 'utf8').split('\n');
  return lines
    .flatMap((line) => line.match(/^ *(?:- )?[\w ]+:(?= |$)|^\{\{[#^/].*|^---$/g) ?? [])
    .filter((line) => line !== 'language:');
};
const templatesOf = (language: string) =>
  readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path))
    .sort((one, other) => englishName(one).localeCompare(englishName(other)));

/** Pages whose addresses are in the language of the site. */
const ENGLISH: Record<string, string> = { contacto: 'contact', nosotros: 'about', servicios: 'services' };
const englishName = (path: string) => path.replace(/\w+(?=\.md$)/, (name) => ENGLISH[name] ?? name);

test.each(readdirSync(folder))(
  'the site in %s has the pages, fields and blocks of the one in English',
  (language) => {
    expect(templatesOf(language).map(englishName)).toEqual(templatesOf('en'));
    for (const path of templatesOf(language))
      expect([path, ...structureOf(language, path)]).toEqual([path, ...structureOf('en', englishName(path))]);
  },
);
