import { z } from 'zod';
import type { Resolved } from '../fields/values';
import type { Entry, Site } from './Site';

/** What a section may look at beyond its own words. */
export interface SectionContext {
  site: Site;
  page: Entry;
}

/** A kind of block on a page: what the owner writes, and what the site adds to it. */
export interface SectionModel<Fields extends z.ZodType = z.ZodType, Added extends object = object> {
  /** One sentence for the owner. */
  about: string;
  fields: Fields;
  /** What the section needs from the site, as JSON; nothing where the site has nothing to show in it, and it is left out. */
  add: (fields: Resolved<z.output<Fields>>, context: SectionContext) => Added | undefined;
  /** Over how many pages the page that it stands on goes; one where nothing is said. */
  parts: (site: Site) => number;
}

/** Props of the component of one name: the owner's words and what the site added. */
export type PropsOf<M> =
  M extends SectionModel<infer Fields, infer Added>
    ? Resolved<z.output<Fields>> & Added & { id?: string }
    : never;

const nothing = () => ({});
const one = () => 1;

/** Describes a section. Its component has the same name, with a capital. */
export function section<Shape extends z.ZodRawShape, Added extends object = object>(
  about: string,
  shape: Shape,
  add: SectionModel<z.ZodObject<Shape, z.core.$strict>, Added>['add'] = nothing as never,
  parts: SectionModel['parts'] = one,
): SectionModel<z.ZodObject<Shape, z.core.$strict>, Added> {
  return { about, fields: z.strictObject(shape), add, parts };
}
