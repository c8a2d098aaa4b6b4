import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quote } from '../../pipeline/kinds/kind';
import { count } from '../../pipeline/lint/lists';
import { isNoDescription } from '../../pipeline/lint/rules/markdown/linksAndPictures';
import { fileSlug } from '../../pipeline/model/urls';
import { editFields } from '../../pipeline/source/editFields';
import type { Answers, FormProblem, FormSite, PlacedPicture, Question } from './issueForm';
import { listCaptions } from './typedLists';

/** `2215 - vanity`, `IMG_2215: vanity` */
const FILE_NUMBER = /^(?:IMG|DSC|PXL)?[-_ ]?\d{3,}\s*[-–—:]\s/i;

const MAX_NAME = 80;

const captionsId = ({ id }: Question): string => `${id}-shown`;

/** The question for the descriptions of the photos of another question. */
export function askCaptions(question: Question): Question {
  const isOne = question.maxPhotos === 1;
  const them = isOne ? 'it' : 'them';
  return {
    id: captionsId(question),
    label: `${question.label}: what ${isOne ? 'it' : 'each one'} shows`,
    about: `One line${isOne ? '' : ' for each photo, in their order'}, for people who cannot see ${them} and for search engines.`,
    control: 'textarea',
    required: question.required,
    placeholder: 'Example: The finished work, seen from the street',
    instead: CAPTION_ADVICE,
  };
}

export const CAPTION_ADVICE =
  'Write what the photo shows, or take out the photo and its line. To change a photo that is on your site, see the guide of your site.';

/** Collects the photos of a form and assigns their paths, in a folder relative to the content folder. */
export class FormPictures {
  readonly placed: PlacedPicture[] = [];
  readonly problems: FormProblem[] = [];
  readonly notes: string[] = [];

  constructor(
    private readonly site: FormSite,
    private readonly answers: Answers,
    private readonly folder: string,
  ) {}

  /** Assigns paths, named after the captions, to the photos of an answer. Returns no path if there is a problem. */
  attach(question: Question): string[] {
    const { id, label, maxPhotos, caption } = question;
    const given = (wanted: string) => this.answers.get(wanted)?.[0] ?? '';
    const { captionLabel = caption ? label : askCaptions(question).label } = question;
    const text = given(id);
    const photos = photosIn(text);
    const captions =
      text === '' ? [] : listCaptions(caption?.(given) ?? given(captionsId(question)), photos.length);
    const fault = attachmentFault(text, captionLabel, maxPhotos);
    const wrong = fault ?? captionFault(captions, photos.length, maxPhotos);
    if (wrong) {
      this.problems.push({ label: fault ? label : captionLabel, text: wrong });
      return [];
    }
    return photos.map(({ address: from }, index) =>
      this.#place(
        { from, description: captions[index] ?? '', label, captionLabel },
        question.folder?.(given),
      ),
    );
  }

  /** Replaces the photos attached inside a text by Markdown images. The alt text of a photo without description is the title, which one note says for all. */
  attachInText(text: string, label: string, title: string): string {
    const photos = photosIn(text);
    const isNamed = (description: string) => description !== '' && !isNoDescription(description);
    const unnamed = photos.find(({ description }) => !isNamed(description));
    if (unnamed) {
      // The placeholder that GitHub wrote as alt text, such as “image”.
      const placeholder = unnamed.description;
      const advice =
        placeholder && ` To say what it shows, write that in the form in place of “${placeholder}”.`;
      this.notes.push(`${label}: To people who cannot see it, a photo in it is called “${title}”.${advice}`);
    }
    return photos.reduce((markdown, { markup, description, address: from }) => {
      const altText = isNamed(description) ? description.replace(/[[\]<>]/g, '') : title;
      const path = this.#place({ from, description: altText, label });
      return markdown.replace(markup, () => `![${altText}](${path})`);
    }, text);
  }

  #place(picture: Omit<PlacedPicture, 'path'>, folder = this.folder): string {
    const { tree, pendingFiles } = this.site;
    const ours = this.placed.map(({ path }) => path);
    const taken = new Set(
      [...tree.pictures, ...pendingFiles, ...ours].map((path) => path.replace(/\.\w+$/, '').toLowerCase()),
    );
    const name = freeName(`${folder}/${nameFrom(picture.description, 'photo')}`, (each) => taken.has(each));
    this.placed.push({ ...picture, path: `${name}.jpg` });
    return `${name}.jpg`;
  }

  /** The `descriptions.md` of each folder, with the descriptions of the new photos. */
  descriptions(): { path: string; text: string }[] {
    const folderOf = ({ path }: PlacedPicture) => path.slice(0, path.lastIndexOf('/'));
    return [...new Set(this.placed.map(folderOf))].map((folder) => {
      const path = `${folder}/descriptions.md`;
      const file = join(this.site.tree.root, path);
      const edits = this.placed
        .filter((picture) => folderOf(picture) === folder)
        .map((picture) => ({ path: [picture.path.slice(folder.length + 1)], value: picture.description }));
      return { path, text: editFields(existsSync(file) ? readFileSync(file, 'utf8') : '---\n---\n', edits) };
    });
  }
}

function captionFault(captions: readonly string[], amount: number, maxPhotos = 0): string | undefined {
  const [one = '', other] = captions;
  if (maxPhotos === 1 && other)
    return `There is one picture. Write one line about it: ${quote(one)} or ${quote(other)}.`;
  if (captions.length !== amount)
    return `You attached ${count(amount, 'photo')} and described ${captions.length}. Write one line for each, in the same order.`;
  const numbered = captions.find((caption) => FILE_NUMBER.test(caption));
  return (
    numbered &&
    `${quote(numbered)} begins with the number of a photo. Write only what each photo shows, in the order of the photos.`
  );
}

/** A name, or the first of `name-2`, `name-3` … that is free. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}

/** A file's name from the first words of a text; with another word in front if it is empty, or reserved for a device by Windows. */
export function nameFrom(text: string, word: string): string {
  const slug = fileSlug(text);
  const end = slug.length <= MAX_NAME ? MAX_NAME : slug.lastIndexOf('-', MAX_NAME);
  const name = slug.slice(0, end < 0 ? MAX_NAME : end);
  return /^(?:con|prn|aux|nul|com\d|lpt\d)?$/.test(name) ? [word, name].filter(Boolean).join('-') : name;
}

export const NOT_ATTACHED = 'Only photos that you attach can be here.';

/** What GitHub leaves in a text in place of a photo that is still uploading or was refused. */
const UPLOADING =
  /<!-- (?:Uploading|Failed)\b|!\[[^\]]*\]\((?:Uploading\b[^)]*|[^)/]*)\)|\bUploading \S+\.\w+(?:…|\.{3})/;

/** Whether a photo in an answer did not upload, of which GitHub or the owner left a text, or the name. */
export const isNotUploaded = (text: string, { control }: Question): boolean =>
  UPLOADING.test(text) || (control === 'upload' && /^[^\s/]+\.(?:hei[cf]|jpe?g|png)$/im.test(text));

export const NOT_UPLOADED =
  'A photo did not upload. Attach it again, and wait until “Uploading” is gone. It has to be a JPEG or PNG: choose Settings, Camera, Formats, “Most Compatible” on the phone and take it again, or send it to yourself by email.';

/** A tag, a link or a bare address. */
const ATTACHMENT =
  /<img\b[^>]*>|!?\[([^\][]*)\]\(([^)\s]*)\)|(?<![("'])<?(https?:\/\/[^\s()"'<>]+\/user-attachments\/[\w./-]*\w)>?/gi;

/** The photos attached in a text. `markup`: the tag, link or bare address. */
export function photosIn(text: string): { markup: string; description: string; address: string }[] {
  return [...text.matchAll(ATTACHMENT)]
    .map(([markup, alt, to, bare]) => ({
      markup,
      description: alt ?? /\balt="([^"]*)"/i.exec(markup)?.[1] ?? '',
      address: to ?? bare ?? /\bsrc="([^"]*)"/i.exec(markup)?.[1] ?? '',
    }))
    .filter(({ address }) => address.includes('/user-attachments/'));
}

/** What else is in an answer to a question for photos. */
export const wordsBeside = (text: string): string =>
  photosIn(text)
    .reduce((rest, { markup }) => rest.replace(markup, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();

/** Checks an answer to a question for photos, before any is fetched. */
function attachmentFault(text: string, captionLabel: string, maxPhotos = 20): string | undefined {
  const addresses = photosIn(text).map(({ address }) => address);
  const words = wordsBeside(text);
  if (words !== '' && (addresses.length === 0 || words.includes('://')))
    return `${NOT_ATTACHED} Take out ${quote(words)}.${/\s/.test(words) ? ` Words about the photos belong at “${captionLabel}”.` : ''}`;
  if (addresses.length <= maxPhotos)
    return new Set(addresses).size < addresses.length
      ? 'One photo is here twice. Remove one of the two.'
      : undefined;
  return maxPhotos === 1
    ? `This question takes one photo; you sent ${addresses.length}. Keep only one.`
    : `These are ${addresses.length} photos. Send at most ${maxPhotos} with one form.`;
}
