import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { problemAt } from './problemAt';

/** Titles and descriptions that two pages share. */
export function checkShared({ documents }: Content): Problem[] {
  return [...sharedBy(documents, 'title'), ...sharedBy(documents, 'description')];
}

function sharedBy(documents: readonly Document[], name: string): Problem[] {
  const first = new Map<string, string>();
  return documents
    .filter(({ address, fields }) => address !== undefined && fields[name] !== undefined)
    .flatMap((document) => {
      const value = String(document.fields[name]);
      const other = first.get(value);
      if (other) {
        const message = `This ${name} is the same as the one in ${other}. Search engines want each page to have its own.`;
        return [problemAt(document, name, { code: `${name}-twice`, message, severity: 'warning' })];
      }
      first.set(value, document.file);
      return [];
    });
}
