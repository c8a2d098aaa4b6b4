import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadEntry } from '../model/load/load';
import { type ContentFile, contentFiles } from '../model/load/loadFolder';
import { projectFolder } from '../projectFolder.mjs';
import { listContent } from '../source/listFolder';
import { readSource } from '../source/readSource';
import type { Passage } from './Passage';
import { descriptionsIn, passagesOf } from './passages';
import { textIn } from './Range';

function passagesIn(text: string): { passages: Passage[]; lines: string[] } {
  const source = readSource('content/pages/a.md', text);
  const { entry, texts } = loadEntry('page', source);
  return { passages: passagesOf(source, entry, texts), lines: source.lines };
}

/** What the file has where characters of a passage stand. */
const typedIn = (text: string, words: string) => {
  const { passages, lines } = passagesIn(text);
  const passage = passages.find((each) => each.text.includes(words));
  const at = passage?.text.indexOf(words) ?? -1;
  return passage && textIn(lines, passage.range(at, at + words.length));
};

const page = (value: string) => `---\ntitle: A\nhero:\n  heading: ${value}\n---\n`;
const body = (text: string) => `---\ntitle: A\n---\n${text}\n`;

test.each([
  ['plain over two lines', page('We call\n    back today'), 'call back', 'call\n    back'],
  ['in double quotes', page(String.raw`"We \"call\" back"`), '"call" back', String.raw`\"call\" back`],
  ['with a code in double quotes', page(String.raw`"Caf\u00e9 bar"`), 'é bar', String.raw`\u00e9 bar`],
  ['with a long code in double quotes', page(String.raw`"\U0001F600 bF6 room"`), 'bF6', 'bF6'],
  ['in single quotes', page("'We''ll call: today'"), 'll call', 'll call'],
  ['folded, beginning with a hyphen', page('>-\n    - call back'), '- call', '- call'],
  ['literal', page('|\n    We call\n    back'), 'call', 'call'],
  ['a paragraph', body('We **call** back.'), 'call back', 'call** back'],
  ['a link', body('We [call you](/contact) back.'), 'you back', 'you](/contact) back'],
  ['an entity', body('Bed &amp; bath &mdash; done.'), '& bath —', '&amp; bath &mdash;'],
  ['an escape', body(String.raw`Two \* three stars.`), '* three', String.raw`\* three`],
  ['a quotation', body('> We call\n> you back.'), 'call\nyou', 'call\n> you'],
  ['a list', body('- One\n- We\n  call'), 'We\ncall', 'We\n  call'],
  ['a table', body('| A | B |\n| --- | --- |\n| One | We **call** |'), 'We call', 'We **call'],
  ['an address', body('Write to a@example.com or call us.'), 'or call', 'or call'],
])('%s: the characters of a passage stand where its range says', (_how, text, words, typed) => {
  expect(typedIn(text, words)).toBe(typed);
  expect(typedIn(text.replaceAll('\n', '\r\n'), words)).toBe(typed);
  expect(typedIn(`\uFEFF${text}`, words)).toBe(typed);
});

function passagesOfFile({ type, file, diskPath }: ContentFile) {
  const source = readSource(file, readFileSync(diskPath, 'utf8'));
  if (!type || type === 'descriptions') return { source, passages: type ? descriptionsIn(source) : [] };
  const { entry, texts } = loadEntry(type, source);
  return { source, passages: passagesOf(source, entry, texts) };
}

test.each(['content', 'tests/fixtures/plumber'])(
  'each word of %s stands where its passage says',
  (folder) => {
    for (const each of contentFiles(listContent(join(projectFolder, folder)))) {
      const { source, passages } = passagesOfFile(each);
      for (const { text, range } of passages)
        for (const { 0: word, index } of text.matchAll(/\p{L}+/gu))
          expect(textIn(source.lines, range(index, index + word.length)), `${each.file}: ${text}`).toBe(word);
    }
  },
);
