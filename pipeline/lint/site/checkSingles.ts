import type { ContentType } from '../../model/contentType';
import { contentTypes } from '../../model/contentTypes.generated';
import { formPages } from '../../model/formFacts';
import type { SectionModel } from '../../model/section';
import { sections } from '../../model/sections.generated';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { problemOfFile } from './problemAt';

const TYPES: ContentType[] = Object.values(contentTypes);
const KINDS: Record<string, SectionModel> = sections;

/** Files without which there is no site, and pages without which a form leads nowhere. */
export function checkSingles({ tree, documents }: Content, problems: readonly Problem[]): Problem[] {
  const always = [
    ...TYPES.flatMap(({ file, isOptional }) => (file && !isOptional ? [file] : [])),
    ...TYPES.flatMap(({ folder, alwaysNeeded = [] }) => alwaysNeeded.map((name) => `${folder}/${name}.md`)),
  ];
  const hasForm = documents.some(({ sections }) => sections.some(({ kind }) => KINDS[kind]?.isForm));
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
