import { join } from 'node:path';
import { shapeOf } from '../../kinds/kind';
import type { ContentTree } from '../../source/listFolder';
import { readSource } from '../../source/readSource';
import type { Raw } from '../../source/Source';
import { writeYaml } from '../../source/writeYaml';
import { type ContentType, TEMPLATE_BODY, WRITE_HERE } from '../contentType';
import type { LoadedEntry } from '../load/load';
import { readText } from '../load/loadFolder';
import { contentTypeOf } from '../registry';
import type { FieldsOf } from '../Site';
import { fileSlug } from '../urls';
import { fieldsFromSiblings, type Siblings, type Values } from './fieldsFromSiblings';

/** The values for a new file, besides the examples in its schema. */
interface NewFile {
  title: string;
  /** `YYYY-MM-DD` */
  today: string;
  /** Values from the existing content: a picture, a category, the next `order`, and the end of the name of the file, `suffix`. */
  known: Values;
  siblings: Siblings;
}

/**
 * A new file with all required fields, and the fields and sections that most of its siblings have. Values come from the existing content; the
 * others are placeholders for the owner. `path` is relative to the content folder.
 */
export function newFile(
  type: ContentType,
  { title, today, known, siblings }: NewFile,
): { path: string; text: string } {
  const named = { title, name: title, label: title, publishedAt: today };
  const fields = fieldsFromSiblings(type, siblings, { ...known, ...named });
  // A post has its own header, and a content type with `layOut` may add a hero itself.
  const hasHero = fields.hero !== undefined || (type.sections === 'all' && !type.post && !type.layOut);
  const { heading = WRITE_HERE } = Object(fields.hero);
  const hero = { ...Object(fields.hero), heading: String(heading).startsWith(WRITE_HERE) ? title : heading };
  const frontMatter = writeYaml({ ...fields, ...(hasHero && { hero }) });
  const image = known.image && frontMatter.includes(known.image) ? known.image : '';
  const comment = image && `# To write: your own pictures, in place of ${image}\n`;
  const body = type.body === 'none' ? '' : `${TEMPLATE_BODY}\n`;
  const slug = fileSlug(title);
  const { suffix = '' } = known;
  const name = slug.endsWith(suffix) ? slug : slug + suffix;
  return { path: `${type.folder}/${name}.md`, text: `---\n${comment}${frontMatter}---\n${body}` };
}

/** The sections of a new file that need no work by the owner: all their values are shared by the siblings or come from the site. */
export function completeSections(type: ContentType, siblings: Siblings, title: string): Record<string, Raw> {
  const ownFields = shapeOf(type.fields);
  const isComplete = (json: string) => !json.includes(WRITE_HERE) && !/[:[,](?:null|"")/.test(json);
  const fields = Object.entries(fieldsFromSiblings(type, siblings, { title }));
  return Object.fromEntries(
    fields.filter(([name, value]) => !(name in ownFields) && isComplete(JSON.stringify(value))),
  );
}

/** The front matter of the visible files of a type. */
export const siblingsOf = ({ entries, tree }: ExistingContent, type: ContentType): Siblings =>
  entries
    .filter((entry) => entry.type === type.name && entry.fields.published !== false)
    .map(({ file }) => readSource(file, readText(join(tree.root, '..', file))).values);

/** The content of a site that gets a new file. */
export interface ExistingContent {
  entries: readonly LoadedEntry[];
  tree: Pick<ContentTree, 'pictures' | 'root'>;
}

/** Values for a new file, taken from the existing content. */
export function knownValues({ entries, tree: { pictures } }: ExistingContent, type: ContentType): Values {
  const business = entries.find((entry) => entry.type === 'business')?.fields ?? {};
  const siblings = entries.filter((entry) => entry.type === type.name);
  const last = Math.max(0, ...siblings.map(({ fields }) => Number(fields.order ?? 0)));
  return {
    image: pictures.find((path) => path.startsWith('portfolio/')) ?? pictures[0] ?? 'images/picture.jpg',
    page: '/',
    author: String(business.name ?? ''),
    order: String(last + 1),
    suffix: suffixOf(siblings),
    ...namesInFolders(entries),
    ...valuesFrom(business),
  };
}

/** The state that follows the name of each page in the name of its file: `-nj`. */
function suffixOf(siblings: ExistingContent['entries']): string {
  const [suffix = '', ...others] = new Set(
    siblings.map(({ name, fields }) =>
      name.replace(fileSlug(String(fields.label ?? fields.name ?? fields.title)), ''),
    ),
  );
  return others.length === 0 && /^-[a-z]{2}$/.test(suffix) ? suffix : '';
}

/** More choices are not listed in a note. */
const MAX_CHOICES = 9;

/** The names of the files in each small folder, for references: `kitchens, baths, or decks`. The keys are the folders: `services/`. */
function namesInFolders(entries: ExistingContent['entries']): Record<string, string> {
  const order = ({ fields }: LoadedEntry) => Number(fields.order ?? 0);
  const sorted = entries.toSorted((a, b) => order(a) - order(b));
  const types = [...new Set(entries.map(({ type }) => type))];
  return Object.fromEntries(
    types.map((type) => {
      const names = sorted.filter((entry) => entry.type === type).map(({ name }) => name);
      return [`${contentTypeOf(type).folder}/`, names.length > MAX_CHOICES ? '' : CHOICES.format(names)];
    }),
  );
}

const CHOICES = new Intl.ListFormat('en', { type: 'disjunction' });

/** Values taken from the business: the state of a new town, and its county or category if there is only one. */
export function valuesFrom(business: Partial<FieldsOf<'business'>>): Values {
  const { address, counties, articleCategories } = business;
  const onlyOf = (list: readonly string[] = []) => (list.length === 1 ? list[0] : undefined);
  return { state: address?.state, county: onlyOf(counties), category: onlyOf(articleCategories) };
}
