import type { ContentType } from './contentType';
import { contentTypes } from './contentTypes.generated';
import type { TypeName } from './Site';
import type { SectionModel } from './section';
import { sections } from './sections.generated';

export const typeNames = Object.keys(contentTypes) as readonly TypeName[];

export const allContentTypes: readonly ContentType[] = Object.values(contentTypes);

const MODELS: Readonly<Record<string, SectionModel>> = sections;

/** Every kind of section, with what depends on it. */
export const allSections: readonly [kind: string, model: SectionModel][] = Object.entries(MODELS);

/** The sections that an owner writes. */
export const authoredSections = allSections.filter(([, { isAutomatic }]) => !isAutomatic);

export function contentTypeOf(type: TypeName): ContentType {
  return contentTypes[type];
}

/** Whether a site cannot be without the page, not even for a day. */
export const isAlwaysNeeded = ({ type, name }: { type: TypeName; name: string }): boolean =>
  contentTypeOf(type).alwaysNeeded?.includes(name) ?? false;

/** The model of a section that an owner may write; `undefined` if there is no such kind. */
export function authoredSection(kind: string): SectionModel | undefined {
  const model = sectionModel(kind);
  return model?.isAutomatic ? undefined : model;
}

export function sectionModel(kind: string): SectionModel | undefined {
  return Object.hasOwn(MODELS, kind) ? MODELS[kind] : undefined;
}

interface NamedSection {
  kind: string;
  id?: string;
  fields: Record<string, unknown>;
}

/** The ids of a page that its sections have, before those of the headings in its texts. */
export function sectionIds(sections: readonly NamedSection[]): string[] {
  return sections.flatMap(({ kind, id, fields }) => [
    ...(id ? [id] : []),
    ...(sectionModel(kind)?.anchors?.(fields) ?? []),
  ]);
}
