import { noteOf } from '../fields/field';
import type { ContentType } from '../model/contentType';
import { contentTypes } from '../model/contentTypes.generated';
import { factsOf } from '../model/factsOf';
import { newFile, templateTitle } from '../model/newFile';
import { exampleLines, fieldsOf } from './fieldNotes';

/** What the guide takes from `business.md`. */
export interface GuideFacts {
  /** `owner/name` on GitHub. */
  repository: string;
  /** A category of the blog. */
  category: string;
  /** A picture that exists. */
  image: string;
  /** What a new town begins with: state, postal code, county. */
  place: Record<string, string>;
}

/** The guide for the owner, for the folder of the content. */
export function writeGuide(facts: GuideFacts): string {
  const github = `https://github.com/${facts.repository}`;
  const edit = (file: string) => `${github}/edit/main/content/${file}`;
  const types = Object.values<ContentType>(contentTypes).filter(({ folder }) => folder);
  const factNames = Object.keys(factsOf({}))
    .map((name) => `\`{${name}}\``)
    .join(', ');
  return `# Change your site

<!-- Made by \`npm run generate\`; do not edit it by hand. -->

Every page of your site is a text file in this folder. You edit it in your browser, on GitHub. There is nothing to install.
A check reads every change before it goes online, and nothing goes online until you say so. You cannot break the site.

## How to make a change

1. Follow a link below. It opens the file, ready to edit. (GitHub may ask you to sign in.)
2. Change the text. Do not change the names before the colons or the spaces at the start of a line.
3. Click **Commit changes…**, choose **Create a new branch**, click **Propose changes**, then **Create pull request**.
4. Within a minute, a comment appears. It says what visitors will see change and what you need to fix, if anything. To accept a
   correction, click **Commit suggestion**. **Why?** explains the rule behind a message, with an example
   ([all rules](../docs/rules.md)).
5. When the check is green, click **Merge pull request**. The change is online a few minutes later.

## Opening hours, phone, address

[Open business.md](${edit('business.md')}) and change the lines below \`hours:\`. They look like this:

\`\`\`yaml
${exampleLines('hours', contentTypes.business.fields.shape.hours)
  .filter((line) => !/closed:|byAppointment:/.test(line))
  .join('\n')}
  - days: Sunday
    closed: yes
\`\`\`

If you work on those days by appointment only, write \`byAppointment: yes\` instead of \`closed: yes\`.

The phone number, the address and other facts about the business are in the same file. Change a fact there, and it changes on
every page.

${types.map((type) => typeSection(type, facts)).join('\n\n')}

## A photo

To add photos to the gallery:

1. Open the folder [portfolio](${github}/tree/main/content/portfolio), then the folder for the kind of work.
2. Click **Add file**, then **Upload files**, and drop your photos (JPEG or PNG) onto the page. Then propose the change as above.
3. To describe a photo, add a line to \`descriptions.md\` in the same folder: \`my-photo.jpg: A white kitchen with an oak island\`.

To add a picture to a page:

1. Open a folder in [images](${github}/tree/main/content/images) and upload the picture there.
2. Describe it in that folder's \`descriptions.md\`, for people who cannot see it.
3. In the page's file, write the path of the picture: \`image: images/hero/my-photo.jpg\`.

## A page that appears or disappears on a date

Add one or both of these fields to a page, service, town or article:

\`\`\`yaml
publishAt: 2026-12-01
expiresAt: 2026-12-31
\`\`\`

The page appears on the first date. The second date is the last day it is online. Times are US Eastern. The site updates once a
day, so a page may change a few hours late.

To hide a page until further notice, write \`published: no\`.

## Undo a change

1. Open your [merged changes](${github}/pulls?q=is%3Apr+is%3Amerged) and click the one you want to undo.
2. At the bottom, click **Revert**, then **Create pull request**.
3. When the check is green, click **Merge pull request**. The site is back to what it was.

To undo a change in one file only, open the file, click **History**, and copy the old text back.

## Good to know

- In any text, these names are replaced by the facts in \`business.md\`: ${factNames}.
- In a field, write a link as \`Text of the link -> /address\`. In the text of a page, write \`[text of the link](/address)\`.
- [FIELDS.md](FIELDS.md) explains every field and every section, with examples.
`;
}

function typeSection(type: ContentType, facts: GuideFacts): string {
  const label = type.label ?? type.name;
  const { heading, text } = type.guide ?? {
    heading: label.charAt(0).toUpperCase() + label.slice(1),
    text: `[Start a new ${label}]({new}). ${type.about}`,
  };
  const edit = `https://github.com/${facts.repository}/edit/main/content`;
  return `## ${heading}\n\n${text.replaceAll('{new}', newFileLink(type, facts)).replaceAll('{edit}', edit)}`;
}

/** The address that opens a new file in GitHub's editor, with example texts for the owner to replace. */
function newFileLink(type: ContentType, facts: GuideFacts): string {
  const { path, text } = filledFile(type, facts);
  const [name = '', ...folders] = path.split('/').reverse();
  const folder = ['content', ...folders.reverse()].join('/');
  return `https://github.com/${facts.repository}/new/main/${folder}?filename=${encode(name)}&value=${encode(text)}`;
}

/** Uses nothing that depends on the date or on other files, so that the guide does not change with each review. */
function filledFile(type: ContentType, { category, image, place }: GuideFacts) {
  const known = { ...place, category, image, page: '/', author: '{name}', order: '99' };
  return newFile(type, { title: templateTitle(type), today: exampleDay(type), known });
}

function exampleDay({ fields }: ContentType): string {
  const field = fieldsOf(fields).find(([name]) => name === 'publishedAt')?.[1];
  return noteOf(field).example ?? '';
}

/** Encodes parentheses too, because they would end a Markdown link. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');
}
