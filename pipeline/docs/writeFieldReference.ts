import { z } from 'zod';
import { engineUrl } from '../engineUrl';
import type { ContentType } from '../model/contentType';
import { allContentTypes, authoredSections } from '../model/registry';
import type { SectionModel } from '../model/section';
import { writeYaml } from '../source/writeYaml';
import { describeField, type FieldDescription, fieldsOf } from './describeField';

const GENERATED = '<!-- Made by `npm run generate`; do not edit it by hand. -->';

const INTRODUCTION = `# Every field

${GENERATED}

These pages explain what you can write in each file. [README.md](README.md) explains how to change a file.

A file begins with a line \`---\`. Then comes one field per line: its name, a colon, a space, and its value. Another line \`---\` ends
the fields, and the text of the page follows below it. Put a value in "double quotes" if it contains a colon or a #, or begins
with a special character.

**Required** fields must be there. You can leave out all others.`;

/** The project's folder with a page for each content type, and its pages on GitHub. */
const FOLDER = 'docs/fields';
const pageUrl = (name: string) => engineUrl(`${FOLDER}/${name}`, 'HEAD');

/** The list of all content types and sections, which is `FIELDS.md` in the content folder. */
export function writeFieldList(): string {
  const files = allContentTypes.map(({ name, about }) => `- [${name}](${pageUrl(`${name}.md`)}): ${about}`);
  const sections = authoredSections.map(
    ([name, { about }]) => `- [${name}](${pageUrl(`sections.md#${name}`)}): ${about}`,
  );
  return joinBlocks([INTRODUCTION, `## Files\n\n${files.join('\n')}`, SECTIONS, sections.join('\n')]);
}

/** A page for each content type and one for the sections, written for the owner, by path in the project. */
export function writeFieldPages(): Map<string, string> {
  const texts = authoredSections.map(([name, model]) => sectionText(name, model));
  return new Map([
    ...allContentTypes.map((type) => [`${FOLDER}/${type.name}.md`, joinBlocks([typeText(type)])] as const),
    [`${FOLDER}/sections.md`, joinBlocks(['# Sections of a page', GENERATED, ...texts])],
  ]);
}

const joinBlocks = (blocks: readonly string[]): string => `${blocks.join('\n\n')}\n`;

const SECTIONS = `## Sections of a page

Pages, services, towns, projects and articles are built from sections. They appear on the page in the order they have in the file. To use a
section twice, add a name of your own: \`cards materials:\`. Links can jump to that name: \`/about#materials\`.`;

/** What belongs below the front matter, by how it is used. */
const BODIES: Record<ContentType['body'], string> = {
  section:
    'The text below the second `---` appears where the page has an empty `text:` section. Without one, it appears near the top.',
  text: 'Write what the customer said below the second `---`.',
  none: 'Leave the part below the second `---` empty.',
};

function typeText({ name, about, file, folder, fields, body }: ContentType): string {
  const where = file ? `The file \`${file}\`.` : `A file in the folder \`${folder}\`.`;
  return [`# ${name}`, GENERATED, `${about} ${where} ${BODIES[body]}`, ...paragraphs(fields)].join('\n\n');
}

function sectionText(name: string, { about, fields }: SectionModel): string {
  const example = `\`\`\`yaml\n${exampleOfSection(name, fields)}\`\`\``;
  return [`## ${name}`, about, example, ...paragraphs(fields)].join('\n\n');
}

/** A section with every field, as YAML. A list in a list is written in square brackets. */
export const exampleOfSection = (name: string, fields: z.ZodType): string =>
  writeYaml({ [name]: exampleOf(fields) }).replace(
    /- - (.*)/g,
    (_all, cell: string) => `- [${JSON.stringify(cell)}]`,
  );

function exampleOf(field: z.ZodType): unknown {
  const { example, exampleItems, fields, item } = describeField(field);
  if (exampleItems) return exampleItems;
  if (item && fields.length === 0) return [exampleOf(item)];
  const group = Object.fromEntries(fields.map(([name, inner]) => [name, exampleOf(inner)]));
  return item ? [group] : fields.length > 0 ? group : example;
}

function paragraphs(fields: z.ZodType): string[] {
  return fieldsOf(fields).flatMap(([name, field]) => paragraphsOn(name, field));
}

/** A field as paragraphs instead of a table row, which would not fit a phone: name, purpose, what to write, example. */
function paragraphsOn(name: string, field: z.ZodType): string[] {
  const description = describeField(field);
  const { isRequired, about = '', item, fields } = description;
  const { example } = item && fields.length === 0 ? describeField(item) : description;
  const purpose = [isRequired ? '**Required.**' : '', about].filter(Boolean).join(' ');
  const exampleText = example ? ` Example: \`${example}\`` : '';
  return [
    `**\`${name}\`** ${purpose}  \nWrite ${whatToWrite(description)}.${exampleText}`,
    ...fields.flatMap(([part, inner]) => paragraphsOn(`${name} › ${part}`, inner)),
  ];
}

function whatToWrite({ kind = '', instruction = kind, item, fields }: FieldDescription): string {
  if (!item) return instruction;
  if (item instanceof z.ZodUnion) return 'a list; each item is a link, or a group with a `label` and `links`';
  if (item instanceof z.ZodArray)
    return 'a list of rows, each in square brackets, with commas between its cells';
  if (fields.length > 0) return 'a list of groups, each beginning with a hyphen';
  return 'a list: one item per line, each beginning with a hyphen and a space';
}
