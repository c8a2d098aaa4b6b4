import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, documentsOf, isOfType } from '../../Document';
import { rule, type SiteInput } from '../../rule';
import { changedLast } from '../../site/copies';
import { type NamedPicture, picturesIn, plainPath, rangeOfPicture } from '../../site/pictures/namedPictures';

/** A picture that a page shows as a job, or in a town. */
interface ShownPhoto {
  document: Document;
  picture: NamedPicture;
  path: string;
  /** The file of the job. */
  job?: string;
  town?: string;
}

/** Texts call Mantua Township "Mantua" too. */
const shortName = (town: string) => town.replace(/ (?:Township|Borough|City|Village)$/, '');

/** The photos of jobs, those of a town's featured job, and those whose title names one town. */
function shownPhotos(documents: readonly Document[]): ShownPhoto[] {
  const areas = new Map(
    documentsOf(documents, 'area').map(({ name, fields }) => [name, shortName(fields.name ?? '')]),
  );
  const { towns = [] } = documents.find(isOfType('business'))?.fields ?? {};
  const names = [...new Set([...areas.values(), ...towns.map(shortName)])].filter(Boolean);
  return documents.flatMap((document) => {
    const shown = isOfType('project')(document) ? { job: document.file } : {};
    return picturesIn(document).flatMap((picture) => {
      const { path, field = '' } = picture;
      const isOfJob = shown.job !== undefined && /^(?:photos|pairs)\./.test(field);
      const town = townOf(document, field, { areas, names });
      return town || isOfJob ? [{ ...shown, document, picture, path: plainPath(path), town }] : [];
    });
  });
}

interface Towns {
  areas: ReadonlyMap<string, string>;
  names: readonly string[];
}

function townOf(document: Document, field: string, { areas, names }: Towns): string | undefined {
  if (isOfType('project')(document)) return areas.get(document.fields.town?.name ?? '') || undefined;
  if (document.type === 'area' && /^project\b/.test(field)) return areas.get(document.name) || undefined;
  const title = titleBeside(document, field);
  const [town, another] = names.filter((name) => title.includes(name));
  return another ? undefined : town;
}

/** The title in the same group of a section. */
function titleBeside({ sections }: Document, field: string): string {
  const section = sections.find(({ key }) => field.startsWith(`${key}.`));
  if (!section) return '';
  const steps = field.slice(section.key.length + 1).split('.');
  let group: unknown = section.fields;
  for (const step of steps.slice(0, -1)) group = (group as Record<string, unknown> | undefined)?.[step];
  const { title } = (group ?? {}) as { title?: unknown };
  return typeof title === 'string' ? title : '';
}

/** Each picture, and the first path of those with the same bytes. Only files of the same size are read. */
function samePictures(paths: readonly string[], root: string): Map<string, string> {
  const sizes = new Map([...new Set(paths)].map((path) => [path, statSync(join(root, path)).size]));
  const firstOf = new Map<string | number, string>();
  const counts = new Map<number, number>();
  for (const size of sizes.values()) counts.set(size, (counts.get(size) ?? 0) + 1);
  const same = new Map<string, string>();
  for (const [path, size] of sizes) {
    const key = counts.get(size) === 1 ? size : readFileSync(join(root, path), 'latin1');
    if (!firstOf.has(key)) firstOf.set(key, path);
    same.set(path, firstOf.get(key) ?? path);
  }
  return same;
}

/** Where the same picture is shown as something else. The same path in two jobs is photo-twice. */
function isOther(a: ShownPhoto, b: ShownPhoto): boolean {
  const isOtherJob = a.job !== undefined && b.job !== undefined && a.job !== b.job;
  const isOtherTown = a.town !== undefined && b.town !== undefined && a.town !== b.town;
  return isOtherJob ? a.path !== b.path : isOtherTown;
}

export const photoTwoJobs = rule({
  id: 'photo-two-jobs',
  severity: 'warning',
  about:
    'The same picture, under whatever name, is shown as two jobs or in two towns. Show another picture in one of the places, or correct the town.',
  site(input: SiteInput, report) {
    const { tree } = input;
    const known = new Set(tree.pictures);
    const photos = shownPhotos(changedLast(input)).filter(({ path }) => known.has(path));
    const same = samePictures(
      photos.map(({ path }) => path),
      tree.root,
    );
    const shown = new Map<string, ShownPhoto[]>();
    for (const photo of photos) {
      const picture = same.get(photo.path) ?? photo.path;
      const earlier = shown.get(picture) ?? [];
      shown.set(picture, [...earlier, photo]);
      const other = earlier.find((each) => isOther(each, photo));
      if (!other) continue;
      const { file } = other.document;
      const says =
        photo.job && other.job
          ? {
              what: 'This photo is shown with another job already.',
              advice: `It is the photo ${other.path} of ${file}. Show another picture here.`,
            }
          : {
              what: `This photo is shown in ${photo.town} here, and in ${other.town} already.`,
              advice: `The other place is in ${file}. Show another picture, or correct the town.`,
            };
      const range = rangeOfPicture(photo.document, photo.picture);
      report({ range, says: { ...says, inForm: 'Attach another one.' } });
    }
  },
});
