import { z } from 'zod';
import type { ContentType } from '../model/contentType';
import { contentTypes } from '../model/contentTypes.generated';
import type { SectionModel } from '../model/section';
import { sections } from '../model/sections.generated';
import { exampleLines, type FieldNote, fieldNoteOf, fieldsOf } from './fieldNotes';

const INTRODUCTION = `# Every field

Made from the site itself by \`npm run generate\`; do not edit it by hand. How to change things is in [README.md](README.md).

A file begins with \`---\`, then has one field a line: its name, a colon, a space, what you write. Another line \`---\` ends the
fields, and below it stands the text. Write a text in "double quotes" where it has a colon, a # or begins with a special character.

**Needed** fields must be there; all others may be left out.`;

/** The reference of every file and every block, in the owner's words, for the folder of the content. */
export function writeFieldReference(): string {
  const types: ContentType[] = Object.values(contentTypes);
  const blocks = Object.entries<SectionModel>(sections);
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

function typeText({ name, about, file, folder, fields, body }: ContentType): string {
  const where = file ? `The file \`${file}\`.` : `A file in the folder \`${folder}\`.`;
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
  const note = fieldNoteOf(field);
  const mark = note.needed ? ' **Needed.**' : '';
  const shown = note.item && note.fields.length === 0 ? fieldNoteOf(note.item).example : note.example;
  const example = shown ? `\`${cell(shown)}\`` : '';
  const own = `| \`${name}\` | ${cell(note.about ?? '')}${mark} | ${cell(kindWords(note))} | ${example} |`;
  return [own, ...note.fields.flatMap(([part, inner]) => rowsFor(`${name} › ${part}`, inner))];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

const WORDS: Record<string, string> = {
  text: 'words on one line',
  prose: 'text; two stars make words **bold**',
  group: 'the fields below it, indented by two spaces',
  image: 'the place of a picture in this folder',
  link: 'words, an arrow, an address',
  reference: 'the name of a file, without `.md`',
  number: 'a number in digits',
  'yes or no': '`yes` or `no`',
  date: 'a day: year-month-day',
  'day and time': 'a day, or a day and a time',
  time: 'a time of day',
  days: 'a day, or the first and the last of some',
  phone: 'a phone number of ten digits',
  'postal code': 'five digits',
  state: 'two capital letters',
  'e-mail': 'an e-mail address',
  'web address': 'an address that starts with https://',
  page: 'the address of a page, which starts with /',
  icon: 'the name of an icon',
};

/** What to write in a field. */
function kindWords({ kind = 'text', options, item, fields }: FieldNote): string {
  if (kind === 'choice') return `one of: ${(options ?? []).join(', ')}`;
  if (kind !== 'list') return WORDS[kind] ?? kind;
  if (item instanceof z.ZodUnion) return 'a list of links, and of groups with a `label` and `links`';
  if (item instanceof z.ZodArray)
    return 'a list of rows: each in square brackets, with commas between its parts';
  if (fields.length > 0) return 'a list of groups; each begins with a hyphen';
  return 'a list: one entry a line, each beginning with a hyphen and a space';
}
