import { writeFieldList } from '../../pipeline/docs/writeFieldReference';
import { type GuideFacts, writeGuide } from '../../pipeline/docs/writeGuide';
import type { ImageValue } from '../../pipeline/kinds/values';
import { loadFolder } from '../../pipeline/model/load/loadFolder';
import { siblingsOf, valuesFrom } from '../../pipeline/model/newFile/newFile';
import { listContent } from '../../pipeline/source/listFolder';
import { formSite, issueForms } from '../issueForms/issueForms';
import { writeTemplate } from '../issueForms/writeTemplate';

/** The files generated from content, by path in the site. */
export function filesFromContent(folder: string): Map<string, string> {
  const site = formSite(folder);
  return new Map([
    ['content/README.md', writeGuide(readGuideFacts(folder))],
    ['content/FIELDS.md', writeFieldList()],
    ...issueForms.map((form): [path: string, text: string] => [
      `.github/ISSUE_TEMPLATE/${form.name}.yml`,
      writeTemplate(form, site),
    ]),
  ]);
}

/** What the owner's guide (`content/README.md`) says of this site. */
export function readGuideFacts(folder: string): GuideFacts {
  const tree = listContent(folder);
  const { entries } = loadFolder(tree);
  const fields = entries.find(({ type }) => type === 'business')?.fields ?? {};
  const image = fields.image as ImageValue | undefined;
  return {
    repository: String(fields.repository ?? ''),
    siblings: (type) => siblingsOf({ entries, tree }, type),
    forms: issueForms.map(({ name, title }) => ({ name, title })),
    known: { ...valuesFrom(fields), image: image?.path ?? '' },
    folders: [...new Set(tree.pictures.map((path) => path.split('/')[0] ?? ''))],
  };
}
