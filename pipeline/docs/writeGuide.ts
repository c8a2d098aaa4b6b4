import { parse } from 'node:path/posix';
import { slug } from 'github-slugger';
import { capitalized } from '../labels/phrases';
import { type ContentType, templateTitle } from '../model/contentType';
import { contentTypes } from '../model/contentTypes.generated';
import type { Siblings } from '../model/newFile/fieldsFromSiblings';
import { newFile } from '../model/newFile/newFile';
import { CONTENTS, guideText } from './guideText';

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

/** The owner's guide, which is `README.md` in the content folder. */
export function writeGuide(facts: GuideFacts): string {
  const github = `https://github.com/${facts.repository}`;
  const folderTypes = Object.values<ContentType>(contentTypes).filter(({ folder }) => folder);
  const text = guideText({
    github,
    forms: formLinks(facts),
    types: folderTypes.map((type) => typeSection(type, facts)).join('\n\n'),
    hasGallery: facts.folders.includes('portfolio'),
    images: facts.folders.includes('images') ? `[images](${github}/tree/main/content/images)` : '`images`',
  });
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  return text.replace(CONTENTS, headings.map((heading) => `[${heading}](#${slug(heading)})`).join(' · '));
}

function formLinks({ repository, forms }: GuideFacts): string {
  const link = (name: string) => `https://github.com/${repository}/issues/new?template=${name}.yml`;
  return forms.map(({ name, title }) => `- [${title}](${link(name)})`).join('\n');
}

function typeSection(type: ContentType, facts: GuideFacts): string {
  const label = type.label ?? type.name;
  const { heading, text } = type.guide ?? {
    heading: capitalized(label),
    text: `[Start a new ${label}]({new}). ${type.about}`,
  };
  const edit = `https://github.com/${facts.repository}/edit/main/content`;
  return `## ${heading}\n\n${text.replaceAll('{new}', newFileLink(type, facts)).replaceAll('{edit}', edit)}`;
}

/** The address that opens a new file in GitHub's editor. The date, names and the next number are left out, so that the guide changes only with what most files of the type have in common. */
function newFileLink(type: ContentType, facts: GuideFacts): string {
  const known = { ...facts.known, page: '/', author: '{name}', order: '99' };
  const siblings = facts.siblings(type);
  const { path, text } = newFile(type, { title: templateTitle(type), today: '', known, siblings });
  const { dir, base } = parse(`content/${path}`);
  return `https://github.com/${facts.repository}/new/main/${dir}?filename=${encode(base)}&value=${encode(text)}`;
}

/** Encodes parentheses too, because they would end a Markdown link. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');
}
