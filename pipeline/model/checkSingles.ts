import type { Problem } from '../report/Problem';
import { contentTypes } from './contentTypes';
import type { Content } from './readContent';

/** Files without which there is no site. */
export function checkSingles({ tree, problems }: Content): Problem[] {
  const wanted = [
    ...Object.values(contentTypes)
      .filter(({ mayBeMissing }) => !mayBeMissing)
      .map(({ place }) => place),
    'pages/home.md',
    'pages/not-found.md',
  ].filter((place) => place.endsWith('.md'));
  return wanted
    .filter(
      (place) => !tree.markdown.includes(place) && !problems.some(({ file }) => file.endsWith(`/${place}`)),
    )
    .map((place) => ({
      file: `${tree.label}/${place}`,
      line: 1,
      column: 1,
      field: '',
      severity: 'error',
      code: 'file-missing',
      message: `The file ${place} is missing, and the site cannot do without it. If you gave it another name, give it this one back; else bring it back from the history of the files.`,
      fix: null,
    }));
}
