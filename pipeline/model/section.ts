import type { Thing } from 'schema-dts';
import { z } from 'zod';
import { list, text } from '../kinds/kind';
import { link } from '../kinds/link';
import { prose } from '../kinds/text';
import type { Resolved } from '../kinds/values';
import type { HeroLook } from './contentType';
import type { Entry, Site, TypeName } from './Site';

/** What a section may use besides its own fields. */
export interface SectionContext {
  site: Site;
  page: Entry;
  /** The hero layout of the page's content type. */
  heroLook?: HeroLook;
}

/** Page types of schema.org, by priority. A page gets the first type that one of its sections has. */
export const PAGE_TYPES = ['ContactPage', 'ImageGallery', 'AboutPage', 'CollectionPage'] as const;

/** A kind of section: the schema of its fields, the data that the site adds, and everything else that depends on it. */
export interface SectionModel<Fields extends z.ZodType = z.ZodType, Data extends object = object> {
  fields: Fields;
  /** One sentence of explanation for the owner. */
  about: string;
  /** The content type that the section lists. Its page is the parent of their pages in the breadcrumbs. */
  lists?: TypeName;
  /** The schema.org type of a page with this section. */
  pageType?: (typeof PAGE_TYPES)[number];
  /** The structured data of all sections of this kind on a page. */
  nodes?(all: (Resolved<z.output<Fields>> & Data)[], context: Pick<SectionContext, 'site' | 'page'>): Thing[];
  /** The addresses of the frames that the section embeds. */
  frames?(props: Resolved<z.output<Fields>> & Data): string[];
  /** The ids in the section, from its fields, which may be resolved or not. */
  anchors?(fields: Record<string, unknown>): string[];
  /** Whether the section is a form. */
  isForm?: boolean;
  /** Whether only content types add the section to pages. Owners cannot write it. */
  isAutomatic?: boolean;
  /** Whether the section shows the reviews that refer to its page. */
  showsReviews?: boolean;
  /** The number of pages that the section's list is split into. */
  pages?(fields: Resolved<z.output<Fields>>, context: SectionContext): number;
  /** The data that the site adds, serializable. Returns `undefined` to omit the section. */
  data(fields: Resolved<z.output<Fields>>, context: SectionContext): Data | undefined;
}

/** The props of the component with the section's name: the owner's fields and the data that the site adds. */
export type PropsOf<M extends SectionModel> = Resolved<z.output<M['fields']>> &
  NonNullable<ReturnType<M['data']>> & { id?: string };

type Definition<Shape extends z.ZodRawShape, Data extends object> = Omit<
  SectionModel<z.ZodObject<Shape, z.core.$strict>, Data>,
  'fields' | 'data'
> & {
  fields: Shape;
  data?: SectionModel<z.ZodObject<Shape, z.core.$strict>, Data>['data'];
};

/** Defines a kind of section. Its `fields` become a schema that refuses unknown names. Its component has the same name with a capital letter. */
export function section<Shape extends z.ZodRawShape, Data extends object = object>({
  fields,
  data = () => ({}) as Data,
  ...traits
}: Definition<Shape, Data>): SectionModel<z.ZodObject<Shape, z.core.$strict>, Data> {
  return { ...traits, fields: z.strictObject(fields), data };
}

/** The heading fields of most sections. */
export const heading = {
  eyebrow: text('A few words in small type above the heading.', 'Our work').optional(),
  heading: text('The heading of this section.', 'Work we are proud of').optional(),
  text: prose('A sentence or two under the heading.', 'Every room starts with a conversation.').optional(),
};

/** A list of links that are shown as buttons. */
export const buttons = (about: string) => list(link('A button: words, arrow, address.'), about);
