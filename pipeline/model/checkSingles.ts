import type { Problem } from '../report/Problem';
import type { ContentType } from './contentType';
import { contentTypes } from './contentTypes.generated';
import { formPages } from './formFacts';
import { problemOfFile } from './problemAt';
import type { Content } from './readContent';
import type { SectionModel } from './section';
import { sections } from './sections.generated';

const TYPES: ContentType[] = Object.values(contentTypes);
const KINDS: Record<string, SectionModel> = sections;

/** Files without which there is no site, and pages without which a form leads nowhere. */
export function checkSingles({ tree, problems, drafts }: Content): Problem[] {
  const always = [
    ...TYPES.flatMap(({ file, isOptional }) => (file && !isOptional ? [file] : [])),
    ...TYPES.flatMap(({ folder, alwaysNeeded = [] }) => alwaysNeeded.map((name) => `${folder}/${name}.md`)),
  ];
  const hasForm = drafts.some(({ sections }) => sections.some(({ kind }) => KINDS[kind]?.isForm));
  const forForms = hasForm ? Object.values(formPages).map((address) => `pages${address}.md`) : [];
  const isMissing = (place: string) =>
    !tree.markdown.includes(place) && !problems.some(({ file }) => file.endsWith(`/${place}`));
  const missing = (place: string, why: string) =>
    problemOfFile(
      `${tree.label}/${place}`,
      'file-missing',
      `The file ${place} is missing, and ${why}. If you gave it another name, give it this one back; else bring it back from the history of the files.`,
    );
  return [
    ...always.filter(isMissing).map((place) => missing(place, 'the site cannot do without it')),
    ...forForms.filter(isMissing).map((place) => missing(place, 'a form leads visitors there')),
  ];
}
