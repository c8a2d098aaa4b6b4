import { contentTypes } from '../model/contentTypes';
import { factsOf } from '../model/factsOf';
import { TEMPLATE_TEXT } from '../model/newFile';
import { exampleLines } from './exampleLines';
import { type GuideFacts, newFileLink } from './newFileLink';

/** The guide for the owner, for the folder of the content. */
export function writeGuide(facts: GuideFacts): string {
  const github = `https://github.com/${facts.repository}`;
  const edit = (file: string) => `${github}/edit/main/content/${file}`;
  const fresh = (name: keyof typeof contentTypes) => newFileLink(contentTypes[name], facts);
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

## A review

[Start a new review](${fresh('review')}). Give the file a name, such as \`dana-r.md\`. Fill in the name, the town and the
pages it stands on, one page a line. Below the second \`---\`, put the customer's words in place of “${TEMPLATE_TEXT}”
\`order\` is its place among the reviews of a page; 1 comes first, and 99 last.

## A photo

1. Open the folder of the gallery: [portfolio](${github}/tree/main/content/portfolio). Open the kind of room.
2. Click **Add file**, **Upload files**, and drop your photos (JPEG or PNG). Propose the change as above. They are in the gallery.
3. To say what a photo shows, add a line to \`descriptions.md\` in the same folder: \`my-photo.jpg: A white kitchen with an oak island\`.

For a picture on a page, open a folder of [images](${github}/tree/main/content/images) and upload it there. Say what it shows in that
folder's \`descriptions.md\`, for people who cannot see it, and write its place in the page's file: \`image: images/hero/my-photo.jpg\`.

## A team member

[Start a new team member](${fresh('member')}). Without a \`photo:\` the initials are shown. \`order\` is the place in the team; 1 comes first.

## An article

[Start a new article](${fresh('article')}). The file's name becomes its address: \`oak-floors.md\` is \`/blog/oak-floors\`. Put
today's day behind \`publishedAt:\`; the newest article stands first. The text goes below the second \`---\`: an empty line begins
a new paragraph, \`## \` a heading, \`- \` a list, \`**two stars**\` make words bold.

## A town

[Start a new town](${fresh('area')}) and replace every example. The file's name becomes its address: \`glassboro-nj.md\` is \`/areas/glassboro-nj\`. Cards
and search engines find it by themselves. To put it in a menu, add a line to [navigation.md](${edit('navigation.md')}).

## A service, a page

[Start a new service](${fresh('service')}) or [start a new page](${fresh('page')}). What a page can be built from is listed under
[blocks](FIELDS.md#blocks-of-a-page).

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
