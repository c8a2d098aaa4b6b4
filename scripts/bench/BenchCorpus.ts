import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isOfType } from '../../pipeline/lint/Document';
import { checkFolder } from '../../pipeline/lint/lint';
import { listContent } from '../../pipeline/source/listFolder';
import { projectPaths } from '../projectPaths';
import { npmScript } from './measure';
import { sampleArticle } from './sampleArticle';

/** The sample content with many articles more, and an output and a cache of its own. It begins with the sizes of pictures that the project has made. */
export class BenchCorpus {
  readonly folder: string;
  readonly content: string;
  readonly out: string;
  readonly cache: string;

  constructor(readonly articles: number) {
    this.folder = join(projectPaths.cache, 'bench', String(articles));
    this.content = join(this.folder, 'content');
    this.out = join(this.folder, 'out');
    this.cache = join(this.folder, 'cache');
    rmSync(this.folder, { recursive: true, force: true });
    writeCorpus(projectPaths.content, this.content, articles);
    takePictures(projectPaths.cache, this.cache);
  }

  get buildArgs(): string[] {
    return [...npmScript('build'), '--content', this.content, '--out', this.out, '--cache', this.cache];
  }

  copy(from: string, to: string): void {
    cpSync(join(this.content, from), join(this.content, to));
  }

  /** Replaces text of a file. Throws where it is not there. */
  edit(path: string, from: RegExp, to: string): void {
    const file = join(this.content, path);
    const before = readFileSync(file, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${path} has no ${from} to change`);
    writeFileSync(file, after);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Copies a content folder and adds `count` articles; the same in every run. */
export function writeCorpus(from: string, folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true, preserveTimestamps: true });
  // A logo has no description.
  const pictures = listContent(folder)
    .pictures.filter((path) => /^images\/.*\.jpg$/.test(path))
    .slice(0, 10);
  const { documents } = checkFolder(folder);
  const categories = documents.find(isOfType('business'))?.fields.articleCategories ?? [];
  const addresses = documents
    .filter(({ type, fields }) => type === 'service' && fields.published !== false)
    .map(({ address }) => String(address))
    .slice(0, 3);
  mkdirSync(join(folder, 'blog'), { recursive: true });
  for (let index = 0; index < count; index += 1) {
    writeFileSync(
      join(folder, 'blog', `advice-${index}.md`),
      sampleArticle(index, { pictures, categories, addresses }),
    );
  }
}

function takePictures(from: string, to: string): void {
  mkdirSync(join(to, 'media'), { recursive: true });
  if (!existsSync(join(from, 'media'))) return;
  for (const name of readdirSync(join(from, 'media')))
    linkSync(join(from, 'media', name), join(to, 'media', name));
  if (existsSync(join(from, 'pictures')))
    cpSync(join(from, 'pictures'), join(to, 'pictures'), { recursive: true });
}
