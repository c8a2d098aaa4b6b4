import type { ContentType } from './contentType';
import { contentTypes } from './contentTypes.generated';
import type { TypeName } from './Site';
import type { SectionModel } from './section';
import { sections } from './sections.generated';

/** The names of all content types, in their order. */
export const typeNames = Object.keys(contentTypes) as readonly TypeName[];

export const allContentTypes: readonly ContentType[] = Object.values(contentTypes);

const MODELS: Readonly<Record<string, SectionModel>> = sections;

/** All kinds of sections with their models. */
export const allSections: readonly [kind: string, model: SectionModel][] = Object.entries(MODELS);

/** The kinds of sections that an owner may write. */
export const authoredSections = allSections.filter(([, { isAutomatic }]) => !isAutomatic);

export const contentTypeOf = (type: TypeName): ContentType => contentTypes[type];

/** Whether the page must always be online. */
export const isAlwaysNeeded = ({ type, name }: { type: TypeName; name: string }): boolean =>
  contentTypeOf(type).alwaysNeeded?.includes(name) ?? false;

/** The model of a kind of section that an owner may write; `undefined` for other names. */
export function authoredSection(kind: string): SectionModel | undefined {
  const model = sectionModel(kind);
  return model?.isAutomatic ? undefined : model;
}

/** The kind of a section with this key: `cards` for `cards materials`. */
export const sectionKind = (key: string): string => key.replace(/\s.*$/s, '');

/** The model of a kind of section; `undefined` for other names. */
export function sectionModel(kind: string): SectionModel | undefined {
  return Object.hasOwn(MODELS, kind) ? MODELS[kind] : undefined;
}

/** The ids on a page that come from its sections. Ids of headings in texts must differ from them. */
export function sectionIds(
  sections: readonly { kind: string; id?: string; fields: Record<string, unknown> }[],
): string[] {
  return sections.flatMap(({ kind, id, fields }) => [
    ...(id ? [id] : []),
    ...(sectionModel(kind)?.anchors?.(fields) ?? []),
  ]);
}
