import { join } from 'node:path';
import { readSource } from '../../source/readSource';
import { valueAt } from '../../source/Source';
import { writeYaml } from '../../source/writeYaml';
import type { ContentType } from '../contentType';
import type { LoadedEntry } from '../load/load';
import { readText } from '../load/loadFolder';
import { allSections, contentTypeOf } from '../registry';
import { fileSlug } from '../urls';
import type { ExistingContent } from './newFile';

/** The texts of the list page of a content type, by language and type. Its file name comes from its label. */
const LIST_PAGES: Record<string, Record<string, { label: string; title: string; description: string }>> = {
  en: {
    article: {
      label: 'Blog',
      title: 'Articles About Our Work',
      description:
        'Our articles about the work we do: what to know before you begin, and what to ask. The newest one comes first.',
    },
    project: {
      label: 'Projects',
      title: 'Jobs We Have Finished',
      description:
        'Jobs that we have finished, with photos and what was done. Have a look, then tell us about yours.',
    },
    member: {
      label: 'Team',
      title: 'The People of Our Team',
      description:
        'The people of our team, and what each of them does: see whom you will meet when we work for you.',
    },
  },
  es: {
    article: {
      label: 'Blog',
      title: 'Artículos sobre nuestro trabajo',
      description:
        'Nuestros artículos sobre el trabajo que hacemos: qué saber antes de empezar y qué preguntar. El más nuevo va primero.',
    },
    project: {
      label: 'Trabajos',
      title: 'Trabajos que hemos terminado',
      description:
        'Trabajos que hemos terminado, con fotos y lo que se hizo. Mírelos y cuéntenos después del suyo.',
    },
    member: {
      label: 'Equipo',
      title: 'Las personas de nuestro equipo',
      description:
        'Las personas de nuestro equipo y lo que hace cada una: vea a quién conocerá cuando trabajemos para usted.',
    },
  },
};

/**
 * For the first file of a type: a new page that lists the files of the type, and the file of the menus with a link to it (`item`).
 * `undefined` if the site already has such a file or page. Paths are relative to the content folder.
 */
export function newListPage(
  { entries, tree }: ExistingContent,
  type: ContentType,
): { label: string; item: string; files: { path: string; text: string }[] } | undefined {
  const language = entries.find((entry) => entry.type === 'business')?.fields.language ?? 'en';
  const page = LIST_PAGES[new Intl.Locale(String(language)).language]?.[type.name];
  const section = allSections.find(([, { lists }]) => lists === type.name)?.[0];
  if (!page || !section) return undefined;
  const { label, title, description } = page;
  const name = fileSlug(label);
  /** Whether the page has this name, or lists the type in its first section other than the hero and the text. */
  const isListPage = (entry: LoadedEntry) =>
    entry.name === name ||
    entry.sections.find(({ kind }) => kind !== 'hero' && kind !== 'text')?.kind === section;
  if (entries.some((entry) => entry.type === type.name || (entry.type === 'page' && isListPage(entry))))
    return undefined;
  const { folder, address } = contentTypeOf('page');
  const fields = { title, description, label, hero: { heading: title }, [section]: { heading: label } };
  const list = { path: `${folder}/${name}.md`, text: `---\n${writeYaml(fields)}---\n` };
  const { file: path = '' } = contentTypeOf('navigation');
  const item = `${label} -> ${address?.(name, {})}`;
  const text = readText(join(tree.root, path));
  const withFooter = insertBeforeLast(path, text, 'footer.links', item) ?? text;
  const menu = insertBeforeLast(path, withFooter, 'header', item);
  return { label, item, files: menu === undefined ? [list] : [list, { path, text: menu }] };
}

/** Inserts a link into a menu, before the last link, which usually leads to the contact page. `undefined` if there is no such menu. */
function insertBeforeLast(path: string, text: string, menu: string, item: string): string | undefined {
  const { positions, values, lines, faults } = readSource(path, text);
  const links = valueAt(values, menu);
  const last = Array.isArray(links) ? positions.get(`${menu}.${links.length - 1}`) : undefined;
  if (!last || faults.length > 0) return undefined;
  const hyphen = lines[last.line - 1]?.slice(0, last.column - 1);
  return lines.toSpliced(last.line - 1, 0, `${hyphen}${item}`).join('\n');
}
