import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileSlug } from '../../pipeline/model/urls';
import { editFields } from '../../pipeline/source/editFields';
import { captionFault, captionLines } from './answerLines';
import { attachmentsIn, attachmentsInText, NOT_ATTACHED } from './attachments';
import type { FormProblem, FormSite, PlacedPicture } from './issueForm';

const MAX_PICTURES = 20;
/** Characters of a file's name. */
const MAX_NAME = 60;

interface Attached {
  /** The answer with the attachments. */
  text?: string;
  /** The label of the question that asks for them. */
  label: string;
  most?: number;
  /** What they show, one line for each. */
  shown?: string;
  shownLabel?: string;
  /** Relative to the content folder. */
  folder: string;
}

interface Placed {
  pictures: PlacedPicture[];
  problems: FormProblem[];
}

/** Gives attached pictures their paths, named after what they show. `taken` are names that other pictures of the form have. */
export function placePictures(
  { text = '', label, most = MAX_PICTURES, shown, shownLabel, folder }: Attached,
  site: FormSite,
  taken: Set<string>,
): Placed {
  const addresses = attachmentsIn(text);
  const descriptions = captionLines(shown, addresses.length);
  const fault = attachmentFault(text, most);
  if (fault) return problem(label, fault);
  if (descriptions.length !== addresses.length)
    return problem(
      shownLabel,
      `You attached ${count(addresses.length, 'photo')} and described ${descriptions.length}. Write one line for each, in the same order.`,
    );
  const faults = [...new Set(descriptions.flatMap((line) => captionFault(line) ?? []))];
  const pictures = addresses.map((from, index) => {
    const description = descriptions[index] ?? '';
    const path = freePath(`${folder}/${pictureName(description)}`, site, taken);
    taken.add(path);
    return { from, path, description, label };
  });
  return { pictures, problems: faults.flatMap((text) => problem(shownLabel, text).problems) };
}

interface InText {
  /** The label of the question, and what a picture without a description shows. */
  label: string;
  title: string;
  folder: string;
}

/** A text with Markdown in place of the pictures that were attached inside it. */
export function placeInText(
  text: string,
  { label, title, folder }: InText,
  site: FormSite,
  taken: Set<string>,
): Pick<Placed, 'pictures'> & { text: string; notes: string[] } {
  const found = attachmentsInText(text);
  const pictures = found.map(({ description, address: from }) => {
    const isNamed = description !== '' && captionFault(description) === undefined;
    const shown = isNamed ? description.replace(/[[\]<>]/g, '') : title;
    const path = freePath(`${folder}/${pictureName(shown)}`, site, taken);
    taken.add(path);
    return { from, path, description: shown, label };
  });
  const unnamed = found[pictures.findIndex(({ description }) => description === title)];
  const how = unnamed?.description
    ? ` To say what it shows, write that in the form in place of “${unnamed.description}”.`
    : '';
  const note = `${label}: To people who cannot see it, a photo in it is called “${title}”.${how}`;
  return {
    text: found.reduce((all, { written }, index) => {
      const { description = '', path = '' } = pictures[index] ?? {};
      return all.replace(written, () => `![${description}](${path})`);
    }, text),
    pictures,
    notes: unnamed ? [note] : [],
  };
}

export const photosIn = (text: string): number => attachmentsIn(text).length;

/** What is wrong with an answer with attachments, before any of them is fetched. */
export function attachmentFault(text: string, most = MAX_PICTURES): string | undefined {
  if (UPLOADING.test(text)) return 'A photo had not finished uploading. Attach it again.';
  const addresses = attachmentsIn(text);
  if (addresses.some((address) => !address.includes('/user-attachments/'))) return NOT_ATTACHED;
  if (addresses.length <= most) {
    const isTwice = new Set(addresses).size < addresses.length;
    return isTwice ? 'One photo is here twice. Remove one of the two.' : undefined;
  }
  return most === 1
    ? `This question takes one photo; you sent ${addresses.length}. Keep only one.`
    : `These are ${addresses.length} photos. Send at most ${most} with one form.`;
}

/** What GitHub has in the place of a picture until it is there. */
const UPLOADING = /<!-- Uploading\b|!\[Uploading\b[^\]]*\]\(\)/;

const problem = (label: string | undefined, text: string): Placed => ({
  pictures: [],
  problems: [{ ...(label ? { label } : {}), text }],
});

/** Names of devices, which Windows takes for no file. */
export const isReserved = (name: string): boolean => /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(name);

/** The first words of a description that fit. */
function pictureName(description: string): string {
  const slug = fileSlug(description);
  if (slug === '' || isReserved(slug)) return `photo${slug && `-${slug}`}`;
  return slug.length <= MAX_NAME
    ? slug
    : slug.slice(0, slug.lastIndexOf('-', MAX_NAME) + 1 || MAX_NAME).replace(/-$/, '');
}

function freePath(start: string, { tree, pendingFiles }: FormSite, taken: ReadonlySet<string>): string {
  const names = new Set(
    [...tree.pictures, ...pendingFiles, ...taken].map((path) => path.replace(/\.\w+$/, '').toLowerCase()),
  );
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? start : `${start}-${number}`;
    if (!names.has(name)) return `${name}.jpg`;
  }
}

/** The lines for new pictures in the `descriptions.md` of their folders. */
export function describePictures(
  pictures: readonly PlacedPicture[],
  { tree }: FormSite,
): { path: string; text: string }[] {
  const folders = new Set(pictures.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  return [...folders].map((folder) => {
    const path = `${folder}/descriptions.md`;
    const file = join(tree.root, path);
    const edits = pictures
      .filter((picture) => picture.path.startsWith(`${folder}/`))
      .map((picture) => ({ path: [picture.path.slice(folder.length + 1)], value: picture.description }));
    return { path, text: editFields(existsSync(file) ? readFileSync(file, 'utf8') : '---\n---\n', edits) };
  });
}

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
