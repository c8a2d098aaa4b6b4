import type { z } from 'zod';
import type { ContentType } from '../model/contentType';
import { contentTypes } from '../model/contentTypes';
import type { SectionModel } from '../model/section';
import { sections } from '../model/sections.generated';
import { exampleLines } from './exampleLines';
import { kindWords } from './kindWords';
import { fieldsOf, noteOf } from './noteOf';

const INTRODUCTION = `# Every field

Made from the site itself by \`npm run generate\`; do not edit it by hand. How to change things is in [README.md](README.md).

A file begins with \`---\`, then has one field a line: its name, a colon, a space, what you write. Another line \`---\` ends the
fields, and below it stands the text. Write a text in "double quotes" where it has a colon, a # or begins with a sign.

**Needed** fields must be there; all others may be left out.`;

/** The reference of every file and every block, in the owner's words, for the folder of the content. */
export function writeFieldReference(): string {
  const types: ContentType[] = Object.values(contentTypes);
  const blocks = Object.entries(sections as unknown as Record<string, SectionModel>);
  const contents = types.map(({ name, about }) => `- [${name}](#${name}): ${about}`);
  return [
    INTRODUCTION,
    `## Files\n\n${contents.join('\n')}\n- [Blocks of a page](#blocks-of-a-page): what a page is built from.`,
    ...types.map(typeText),
    BLOCKS,
    ...blocks.map(([name, block]) => blockText(name, block)),
  ]
    .join('\n\n')
    .concat('\n');
}

const BLOCKS = `## Blocks of a page

A page, a service, a town and an article are built from blocks. Their order in the file is their order on the page. To use a
block twice, give each a name behind its own: \`cards materials:\`. The name is also what a link can jump to: \`/cabinetry#materials\`.`;

const BODIES: Record<ContentType['body'], string> = {
  section:
    'The text below the second `---` stands on the page where an empty `text:` stands, or else at its top.',
  words: 'The words themselves stand below the second `---`.',
  none: 'Nothing stands below the second `---`.',
};

function typeText({ name, about, place, fields, body }: ContentType): string {
  const where = place.endsWith('.md') ? `The file \`${place}\`.` : `A file in the folder \`${place}\`.`;
  return [`### ${name}`, `${about} ${where} ${BODIES[body]}`, table(fields)].join('\n\n');
}

function blockText(name: string, { about, fields }: SectionModel): string {
  const parts = fieldsOf(fields).flatMap(([part, field]) => exampleLines(part, field, '  '));
  const example = ['```yaml', `${name}:`, ...parts, '```'].join('\n');
  return [`### ${name}`, about, table(fields), example].join('\n\n');
}

function table(fields: z.ZodType): string {
  const rows = fieldsOf(fields).flatMap(([name, field]) => rowsFor(name, field));
  return ['| Field | What it is | What to write | Example |', '|---|---|---|---|', ...rows].join('\n');
}

function rowsFor(name: string, field: z.ZodType): string[] {
  const note = noteOf(field);
  const mark = note.needed ? ' **Needed.**' : '';
  const shown = note.item && note.fields.length === 0 ? noteOf(note.item).example : note.example;
  const example = shown ? `\`${cell(shown)}\`` : '';
  const own = `| \`${name}\` | ${cell(note.about ?? '')}${mark} | ${cell(kindWords(note))} | ${example} |`;
  return [own, ...note.fields.flatMap(([part, inner]) => rowsFor(`${name} › ${part}`, inner))];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
