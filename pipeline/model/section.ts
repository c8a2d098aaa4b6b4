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
  /** How the page's content type lays out its hero. */
  heroLook?: HeroLook;
}

/** Page types of schema.org. A page gets the first one that one of its sections asks for. */
export const PAGE_TYPES = ['ContactPage', 'ImageGallery', 'AboutPage', 'CollectionPage'] as const;

type PageSchema = (typeof PAGE_TYPES)[number];

/** What depends on the kind of a section. `Props` are those of its component. */
interface SectionTraits<Props> {
  /** One sentence for the owner. */
  about: string;
  /** The content type whose files it lists. Its page is their parent in the breadcrumbs. */
  lists?: TypeName;
  /** The schema.org type of a page with this section. */
  pageType?: PageSchema;
  /** The structured data of all sections of this kind on a page. */
  nodes?(all: Props[], context: Pick<SectionContext, 'site' | 'page'>): Thing[];
  frames?(props: Props): string[];
  /** The anchors in it, from its fields, resolved or not, and the services of the site. */
  anchors?(fields: Record<string, unknown>): string[];
  /** Whether it sends something. */
  isForm?: boolean;
  /** Whether a content type puts it on its pages, and no owner writes it. */
  isAutomatic?: boolean;
  /** Whether it shows the reviews that name its page. */
  showsReviews?: boolean;
}

/** A kind of section of a page: what the owner writes, and what the site adds to it. */
export interface SectionModel<Fields extends z.ZodType = z.ZodType, Data extends object = object>
  extends SectionTraits<Resolved<z.output<Fields>> & Data> {
  fields: Fields;
  /** The number of pages that its list needs. */
  pages?(fields: Resolved<z.output<Fields>>, context: SectionContext): number;
  /** What the section needs from the site, as JSON. If it returns nothing, the section is left out. */
  data(fields: Resolved<z.output<Fields>>, context: SectionContext): Data | undefined;
}

/** Props of the component of one name: the owner's fields and what the site added. */
export type PropsOf<M extends SectionModel> = Resolved<z.output<M['fields']>> &
  NonNullable<ReturnType<M['data']>> & { id?: string };

type Definition<Shape extends z.ZodRawShape, Data extends object> = Omit<
  SectionModel<z.ZodObject<Shape, z.core.$strict>, Data>,
  'fields' | 'data'
> & {
  fields: Shape;
  data?: SectionModel<z.ZodObject<Shape, z.core.$strict>, Data>['data'];
};

/** Describes a section. Its component has the same name, with a capital. */
export function section<Shape extends z.ZodRawShape, Data extends object = object>({
  fields,
  data = () => ({}) as Data,
  ...traits
}: Definition<Shape, Data>): SectionModel<z.ZodObject<Shape, z.core.$strict>, Data> {
  return { ...traits, fields: z.strictObject(fields), data };
}

/** The heading fields of nearly every section. */
export const heading = {
  eyebrow: text('A few words in small type above the heading.', 'Our work').optional(),
  heading: text('The heading of this section.', 'Work we are proud of').optional(),
  text: prose('A sentence or two under the heading.', 'Every room starts with a conversation.').optional(),
};

/** The field `buttons` of many sections. */
export const buttons = (about: string) => list(link('A button: words, arrow, address.'), about);
