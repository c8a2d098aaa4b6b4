import { writeFieldList } from '../../pipeline/docs/writeFieldReference';
import { type GuideFacts, writeGuide } from '../../pipeline/docs/writeGuide';
import type { ImageValue } from '../../pipeline/kinds/values';
import { loadFolder } from '../../pipeline/model/load/loadFolder';
import { firstNames, siblingsOf, valuesFrom } from '../../pipeline/model/newFile/newFile';
import { listContent } from '../../pipeline/source/listFolder';
import { formSite, issueForms } from '../issueForms/issueForms';
import { writeTemplate } from '../issueForms/writeTemplate';

/**
 * Files generated into a content folder, by path in the folder. No test compares them with the files in `content/`, which may be
 * outdated until the workflow "Refresh" updates them.
 */
export function contentFiles(folder: string): Map<string, string> {
  return new Map([
    ['README.md', writeGuide(readGuideFacts(folder))],
    ['FIELDS.md', writeFieldList()],
  ]);
}

/** The issue forms, by path in the project. Their choices come from the content. */
function formFiles(folder: string): Map<string, string> {
  const site = formSite(folder);
  return new Map(
    issueForms.map((form) => [`.github/ISSUE_TEMPLATE/${form.name}.yml`, writeTemplate(form, site)]),
  );
}

/** All files generated from a site's content, by path in the site's folder. */
export function filesFromContent(folder: string): Map<string, string> {
  const inContent = [...contentFiles(folder)].map(([path, text]) => [`content/${path}`, text] as const);
  return new Map([...inContent, ...formFiles(folder)]);
}

export function readGuideFacts(folder: string): GuideFacts {
  const tree = listContent(folder);
  const { entries } = loadFolder(tree);
  const fields = entries.find(({ type }) => type === 'business')?.fields ?? {};
  const { image }: { image?: ImageValue } = fields;
  return {
    repository: String(fields.repository ?? ''),
    siblings: (type) => siblingsOf({ entries, tree }, type),
    forms: issueForms.map(({ name, title }) => ({ name, title })),
    known: { ...firstNames(entries), ...valuesFrom(fields), image: image?.path ?? '' },
    folders: [...new Set(tree.pictures.map((path) => path.split('/')[0] ?? ''))],
  };
}
