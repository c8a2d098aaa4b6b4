import { join } from 'node:path';
import { writeYaml } from '../../source/plainYaml';
import { readSource } from '../../source/readSource';
import type { ContentType } from '../contentType';
import { readText } from '../load/loadFolder';
import { allSections, contentTypeOf } from '../registry';
import type { Known } from './newFile';

interface ListPage {
  name: string;
  label: string;
  title: string;
  description: string;
}

/** The pages that list what a site has one of for the first time, by language and type. */
const PAGES: Readonly<Record<string, Readonly<Record<string, ListPage>>>> = {
  en: {
    article: {
      name: 'blog',
      label: 'Blog',
      title: 'Articles About Our Work',
      description:
        'Our articles about the work we do: what to know before you begin, and what to ask. The newest one comes first.',
    },
    project: {
      name: 'projects',
      label: 'Projects',
      title: 'Jobs We Have Finished',
      description:
        'Jobs that we have finished, with photos and what was done. Have a look, then tell us about yours.',
    },
    member: {
      name: 'team',
      label: 'Team',
      title: 'The People of Our Team',
      description:
        'The people of our team, and what each of them does: see whom you will meet when we work for you.',
    },
  },
  es: {
    article: {
      name: 'blog',
      label: 'Blog',
      title: 'Artículos sobre nuestro trabajo',
      description:
        'Nuestros artículos sobre el trabajo que hacemos: qué saber antes de empezar y qué preguntar. El más nuevo va primero.',
    },
    project: {
      name: 'trabajos',
      label: 'Trabajos',
      title: 'Trabajos que hemos terminado',
      description:
        'Trabajos que hemos terminado, con fotos y lo que se hizo. Mírelos y cuéntenos después del suyo.',
    },
    member: {
      name: 'equipo',
      label: 'Equipo',
      title: 'Las personas de nuestro equipo',
      description:
        'Las personas de nuestro equipo y lo que hace cada una: vea a quién conocerá cuando trabajemos para usted.',
    },
  },
};

/**
 * The page that lists the files of a type, and the menus with a line for it, where the site has no file of that type and no such page
 * yet. Paths are relative to the content folder.
 */
export function newListPage(
  { entries, tree }: Known,
  type: ContentType,
): { label: string; files: { path: string; text: string }[] } | undefined {
  const language = entries.find((entry) => entry.type === 'business')?.fields.language ?? 'en';
  const page = PAGES[String(language)]?.[type.name];
  const section = allSections.find(([, { lists }]) => lists === type.name)?.[0];
  const { folder, address } = contentTypeOf('page');
  const isThere = entries.some(
    ({ type: other, name, sections }) =>
      other === type.name || (other === 'page' && (name === page?.name || mainSection(sections) === section)),
  );
  if (!page || !section || isThere) return undefined;
  const { name, label, ...head } = page;
  const front = writeYaml({ ...head, label, hero: { heading: head.title }, [section]: { heading: label } });
  const list = { path: `${folder}/${name}.md`, text: `---\n${front}---\n` };
  const { file: path = '' } = contentTypeOf('navigation');
  const menu = withLine(path, readText(join(tree.root, path)), `${label} -> ${address?.(name, {})}`);
  return { label, files: menu === undefined ? [list] : [list, { path, text: menu }] };
}

/** What a page is about: its first section below the hero and the text. */
const mainSection = (sections: readonly { kind: string }[]): string | undefined =>
  sections.find(({ kind }) => kind !== 'hero' && kind !== 'text')?.kind;

/** The menus with a line above the last one of the header, which leads to the contact. */
function withLine(path: string, text: string, item: string): string | undefined {
  const { positions, values, lines, faults } = readSource(path, text);
  const { header } = values;
  const last = Array.isArray(header) ? positions.get(`header.${header.length - 1}`) : undefined;
  if (!last || faults.length > 0) return undefined;
  const line = `${(lines[last.line - 1] ?? '').slice(0, last.column - 1)}${item}`;
  return lines.toSpliced(last.line - 1, 0, line).join('\n');
}
