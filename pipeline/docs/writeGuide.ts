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

Every page is a text file in this folder. You change it in your browser, on GitHub; there is nothing to install. Nothing goes
online before you say so, and a check reads every change first, so you cannot break the site. Try things.

## How every change goes

1. Follow a link below. The file opens and you can write in it. (GitHub may ask you to sign in.)
2. Change the words. Leave the names before the colons, and the spaces at the beginnings of lines, as they are.
3. Click **Commit changes…**, choose **Create a new branch**, and click **Propose changes**, then **Create pull request**.
4. Within a minute a comment appears: what visitors will see change, and what to fix, if there is anything. Some corrections come
   with a button, **Commit suggestion**; **Why?** leads to [the rule](../docs/rules.md), with an example.
5. When the check is green, click **Merge pull request**. A few minutes later the change is online.

## Opening hours, phone, address

[Open business.md](${edit('business.md')}) and change the lines below \`hours:\`. They look like this:

\`\`\`yaml
${exampleLines('hours', contentTypes.business.fields.shape.hours)
  .filter((line) => !/closed:|byAppointment:/.test(line))
  .join('\n')}
  - days: Sunday
    closed: yes
\`\`\`

Where you come only when called, write \`byAppointment: yes\` in place of \`closed: yes\`.
The phone number, the address and the other facts of the business stand in the same file, each once. The whole site follows.

${types.map((type) => typeSection(type, facts)).join('\n\n')}

## A photo

1. Open the folder of the gallery: [portfolio](${github}/tree/main/content/portfolio). Open the kind of room.
2. Click **Add file**, **Upload files**, and drop your photos (JPEG or PNG). Propose the change as above. They are in the gallery.
3. To say what a photo shows, add a line to \`descriptions.md\` in the same folder: \`my-photo.jpg: A white kitchen with an oak island\`.

For a picture on a page, open a folder of [images](${github}/tree/main/content/images) and upload it there. Say what it shows in that
folder's \`descriptions.md\`, for people who cannot see it, and write its place in the page's file: \`image: images/hero/my-photo.jpg\`.

## Something that comes or goes on a day

Any page, service, town or article can have one or both of these among its fields. Times are US Eastern. The site looks once a
day, so the change may show some hours later.

\`\`\`yaml
publishAt: 2026-12-01
expiresAt: 2026-12-31
\`\`\`

It comes on the first day and is last seen on the second. To hide a page until you say otherwise, write \`published: no\`.

## Undo a change

1. Open your [merged changes](${github}/pulls?q=is%3Apr+is%3Amerged) and click the one to undo.
2. At its end, click **Revert**, then **Create pull request**.
3. When the check is green, click **Merge pull request**. Everything is as it was before.

For a single file, open it, click **History**, and copy the old words back.

## Good to know

- In any text, these stand for the facts in \`business.md\`: ${factNames}.
- A link is written \`Words on the link -> /address\`; in a text, \`[words](/address)\`.
- [Every field and every block](FIELDS.md), with an example of each.
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

/** A new file in GitHub's editor, laid out as the check wants it; the words are for the owner to replace. */
export function newFileLink(type: ContentType, facts: GuideFacts): string {
  const { path, text } = filledFile(type, facts);
  const [name = '', ...folders] = path.split('/').reverse();
  const folder = ['content', ...folders.reverse()].join('/');
  return `https://github.com/${facts.repository}/new/main/${folder}?filename=${encode(name)}&value=${encode(text)}`;
}

/** Nothing here changes when a review or an article is added, or with the day: the guide stays as it is. */
function filledFile(type: ContentType, { category, image, place }: GuideFacts) {
  const known = { ...place, category, image, page: '/', author: '{name}', order: '99' };
  return newFile(type, { title: templateTitle(type), today: exampleDay(type), known });
}

function exampleDay({ fields }: ContentType): string {
  const field = fieldsOf(fields).find(([name]) => name === 'publishedAt')?.[1];
  return noteOf(field).example ?? '';
}

/** Brackets would end a Markdown link. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');
}
