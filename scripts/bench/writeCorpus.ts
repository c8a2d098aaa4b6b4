import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOfType } from '../../pipeline/lint/Document';
import { checkFolder } from '../../pipeline/lint/lint';
import { listContent } from '../../pipeline/source/listFolder';
import { sampleArticle } from './sampleArticle';

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
    const text = sampleArticle(index, { pictures, categories, addresses });
    writeFileSync(join(folder, 'blog', `advice-${index}.md`), text);
  }
}
