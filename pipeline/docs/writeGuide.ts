import { parse } from 'node:path/posix';
import { slug } from 'github-slugger';
import { engineUrl } from '../engineUrl';
import { capitalized } from '../labels/phrases';
import { type ContentType, templateTitle } from '../model/contentType';
import { factNames } from '../model/factsOf';
import type { Siblings } from '../model/newFile/fieldsFromSiblings';
import { newFile } from '../model/newFile/newFile';
import { allContentTypes } from '../model/registry';

/** What the owner's guide says about a certain site. */
export interface GuideFacts {
  /** `owner/name` on GitHub. */
  repository: string;
  /** Values for new files that are known: a picture that exists, the state of a town. */
  known: Record<string, string>;
  /** The existing files of a type, which new ones resemble. */
  siblings(type: ContentType): Siblings;
  /** The forms on GitHub: the names of their files without `.yml`, and their titles. */
  forms: readonly { name: string; title: string }[];
  /** The names of the folders in the content folder. */
  folders: readonly string[];
}

/** A screenshot in `docs/pictures`, as HTML so that it has a width. */
const picture = (name: string, alt: string) =>
  `<img src="${engineUrl(`docs/pictures/${name}.png`, 'HEAD')}?raw=true" width="390" alt="${alt}">`;

/** The owner's guide, which is `README.md` in the content folder. */
export function writeGuide(facts: GuideFacts): string {
  const github = githubOf(facts);
  const folderTypes = allContentTypes.filter(({ folder }) => folder);
  const hasImages = facts.folders.includes('images');
  const names = factNames.map((name) => `\`{${name}}\``).join(', ');
  const text = `# Change your site

<!-- Made by \`npm run generate\`; do not edit it by hand. -->

Every page of your site is a text file in this folder. You edit it in your browser, on GitHub. There is nothing to install.
A check reads every change before it goes online, and nothing goes online until you say so. You cannot break the site.

<!-- contents -->

## On your phone

With these forms you change facts, hours, reviews and photos, or hide a page, without opening a file. Open them in the browser of
your phone, not in the GitHub app, which may not show them. Fill one in, attach your photos, and click **Create** below it:

${formLinks(facts)}

Within a few minutes, a comment appears below the form. It says what to correct, or that your change is ready:

${picture('form-answer', 'A comment of github-actions: Your change is ready: #12')}

Click the number in it (such as #12). Wait for a comment there with a link to a preview, and for a green mark on the checks. Look at
the preview, and click **Merge pull request**, then **Confirm merge**. The change is online a few minutes later.

${picture('merge', 'Two green marks, All checks have passed, and below them the green button Merge pull request')}

- No comment after five minutes? Edit the form: any change will do, and it is read again. If there is still none, check that you
  are signed in as a person who may change this repository, and look at [githubstatus.com](https://www.githubstatus.com). Nothing is lost.
- After a change, another one called **Update the generated files** may appear under Pull requests. Merge it too: it puts your new
  reviews, pages and hours into the forms.
- To correct something, edit the form: the three dots at its top right, **Edit**. Your answers are now one text: change only
  what is below the lines with ###, never those lines.
- To withdraw a change that is not online yet, close the form: **Close issue**.
- Leave out the names, streets and phone numbers of customers. In a public repository, everybody can see a form and its photos, even
  later, with the place where they were taken if your phone recorded it.
- Photos must be JPEG or PNG. On an iPhone, choose Settings, Camera, Formats, **Most Compatible**.

For everything else, change the files themselves.

## How to make a change

1. Follow a link below. It opens the file, ready to edit. (GitHub may ask you to sign in.)
2. Change the text. Do not change the names before the colons or the spaces at the start of a line.
3. Click **Commit changes…**, choose **Create a new branch**, click **Propose changes**, then **Create pull request**.
4. Within a minute, a comment appears. It says what visitors will see change and what you need to fix, if anything. To accept a
   correction, click **Commit suggestion**. **Why?** explains the rule behind a message, with an example
   ([all rules](${engineUrl('docs/rules.md', 'HEAD')})).
5. When the check is green, click **Merge pull request**. The change is online a few minutes later.

## Opening hours, phone, address

[Open business.md](${github}/edit/main/content/business.md) and change the lines below \`hours:\`. They look like this:

\`\`\`yaml
hours:
  - days: Monday - Friday
    opens: 8:00 AM
    closes: 5:30 PM
  - days: Saturday
    times: 8:00 AM - 12:00 PM, 1:00 PM - 4:00 PM
  - days: Sunday
    closed: yes
holidays:
  - date: Thanksgiving
    closed: yes
  - date: December 24
    opens: 8:00 AM
    closes: 12:00 PM
\`\`\`

- For two times a day, write \`times:\` with a comma between them. For day and night, write \`times: 24 hours\`.
- If you close after midnight, write the time of the next morning: \`opens: 6:00 PM\` and \`closes: 2:00 AM\`.
- If you work on some days by appointment only, write \`byAppointment: yes\` instead of \`closed: yes\`.
- If the hours differ in a part of the year, add a second entry for the same days with \`season: April - October\`.
- A holiday is a name or a date. \`Thanksgiving\` and \`December 24\` come every year, \`2026-08-03 - 2026-08-07\` once.

The phone number, the address and other facts about the business are in the same file. Change a fact there, and it changes on
every page.

${folderTypes.map((type) => typeSection(type, facts)).join('\n\n')}

## A photo

To add photos to the gallery:

${uploadSteps(facts)}
3. To describe a photo, add a line to \`descriptions.md\` in the same folder. If the folder has no such file, make one like this:

\`\`\`yaml
---
my-photo.jpg: The finished work, seen from the street
another-photo.jpg: The same place before the work
---
\`\`\`

To add a picture to a page:

1. Open ${hasImages ? `[images](${github}/tree/main/content/images)` : '`images`'}, or a folder in it, and upload the picture there.
2. Describe it in the \`descriptions.md\` beside it, for people who cannot see it.
3. In the page's file, write the path of the picture: \`image: images/my-photo.jpg\`.

## A page that appears or disappears on a date

Add one or both of these fields to a new page, service, town or article. To one that is online already, add only \`expiresAt\`.

\`\`\`yaml
publishAt: 2026-12-01
expiresAt: 2026-12-31
\`\`\`

The page appears on the first date. The second date is the last day it is online. You can add a time: \`2026-12-01 8:00 AM\`. Times
are in the time zone of your business (\`timeZone\` in \`business.md\`, or that of your state). The site checks the dates once an hour, so
a page may appear or disappear up to an hour and a half late.

To hide a page until further notice, write \`published: no\`.

## Undo a change

1. Open your [merged changes](${github}/pulls?q=is%3Apr+is%3Amerged) and click the one you want to undo.
2. At the bottom, click **Revert**, then **Create pull request**.
3. When the check is green, click **Merge pull request**. The site is back to what it was.

To undo a change in one file only, open the file, click **History**, and copy the old text back.

## Delete something

1. Open its file in the folder [content](${github}/tree/main/content): a review, a team member, a page.
2. Click the three dots at the top right, **Delete file**, then **Commit changes** and **Propose changes**.
3. The check says which other pages still name it.

## Good to know

- In any text, these names are replaced by the facts in \`business.md\`: ${names}.
- In a field, write a link as \`Text of the link -> /address\`. In the text of a page, write \`[text of the link](/address)\`.
- [FIELDS.md](FIELDS.md) explains every field and every section, with examples.
`;
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const contents = headings.map((heading) => `[${heading}](#${slug(heading)})`).join(' · ');
  return text.replace('<!-- contents -->', contents);
}

const githubOf = ({ repository }: GuideFacts): string => `https://github.com/${repository}`;

function formLinks(facts: GuideFacts): string {
  const link = (name: string) => `${githubOf(facts)}/issues/new?template=${name}.yml`;
  return facts.forms.map(({ name, title }) => `- [${title}](${link(name)})`).join('\n');
}

function typeSection(type: ContentType, facts: GuideFacts): string {
  const label = type.label ?? type.name;
  const { heading, text } = type.guide ?? {
    heading: capitalized(label),
    text: `[Start a new ${label}]({new}). ${type.about}`,
  };
  const edit = `${githubOf(facts)}/edit/main/content`;
  return `## ${heading}\n\n${text.replaceAll('{new}', newFileLink(type, facts)).replaceAll('{edit}', edit)}`;
}

/** The address that opens a new file in GitHub's editor. The date, names and the next number are left out, so that the guide changes only with what most files of the type have in common. */
function newFileLink(type: ContentType, facts: GuideFacts): string {
  const known = { ...facts.known, page: '/', author: '{name}', order: '99' };
  const siblings = facts.siblings(type);
  const { path, text } = newFile(type, { title: templateTitle(type), today: '', known, siblings });
  const { dir, base } = parse(`content/${path}`);
  return `${githubOf(facts)}/new/main/${dir}?filename=${encode(base)}&value=${encode(text)}`;
}

/** Encodes parentheses too, because they would end a Markdown link. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');
}

/** How to add photos to the gallery. A new site has no gallery folder yet. */
function uploadSteps(facts: GuideFacts): string {
  const github = githubOf(facts);
  if (facts.folders.includes('portfolio'))
    return `1. Open the folder [portfolio](${github}/tree/main/content/portfolio), then the folder for the kind of work.
2. Click **Add file**, then **Upload files**, and drop your photos (JPEG or PNG) onto the page. Then propose the change as above.`;
  return `1. On a computer, make a folder with the name \`portfolio\`, and in it one for the kind of work, with your photos (JPEG or PNG).
2. Drop the folder \`portfolio\` onto [this page](${github}/upload/main/content). Then propose the change as above.`;
}
