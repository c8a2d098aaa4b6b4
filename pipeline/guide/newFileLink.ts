import type { z } from 'zod';
import type { KindNote } from '../fields/field';
import type { ContentType } from '../model/contentType';
import { newFile, templateTitle } from '../model/newFile';
import { fieldsOf } from './noteOf';

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
  const field = fieldsOf(fields).find(([name]) => name === 'publishedAt')?.[1] as z.ZodType | undefined;
  return (field?.meta() as KindNote | undefined)?.example ?? '';
}

/** Brackets would end a Markdown link. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');
}
