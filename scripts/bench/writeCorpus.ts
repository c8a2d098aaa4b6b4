import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '../../pipeline/lint/lint';
import { listContent } from '../../pipeline/source/listFolder';
import { sampleArticle } from './sampleArticle';

/** A copy of a content folder with `count` articles more; the same in every run. */
export function writeCorpus(from: string, folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true, preserveTimestamps: true });
  const pictures = listContent(folder)
    .pictures.filter((path) => path.startsWith('images/'))
    .slice(0, 10);
  const { documents } = checkFolder(folder);
  const business = documents.find(({ type }) => type === 'business');
  const categories = business?.fields.articleCategories as string[];
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
