import { count } from '../../../pipeline/lint/lists';
import { FormPictures } from '../FormPictures';
import { galleryQuestion } from '../fieldQuestion';
import { type Answers, askable, type FormProblem, type FormSite, type IssueForm } from '../issueForm';

const SHOWN = 'What each one shows';

export const photos: IssueForm = {
  name: 'photos',
  title: 'Photos for the gallery',
  about: 'Photos of your work, with a line about each.',
  questions: (site) =>
    askable([
      galleryQuestion(site, 'The part of the gallery for these photos.'),
      { id: 'photos', label: 'Photos', about: 'Up to 20.', control: 'pictures', required: true },
      {
        id: 'shown',
        label: SHOWN,
        about: 'One line for each photo, in their order.',
        control: 'text',
        required: true,
        placeholder: 'Example: The finished work, seen from the street',
      },
    ]),
  write(answers, site) {
    const folder = answers.get('folder')?.[0] ?? 'jobs';
    const pictures = new FormPictures(site);
    pictures.attach(answers.get('photos')?.[0], {
      label: 'Photos',
      captions: answers.get('shown')?.[0],
      captionLabel: SHOWN,
      folder: `portfolio/${folder}`,
    });
    return {
      title: `${count(pictures.placed.length, 'photo')} for the gallery: ${folder}`,
      files: pictures.descriptions(),
      pictures: pictures.placed,
      notes: pictures.notes,
      isPublic: false,
      problems: [...otherGallery(answers, site), ...pictures.problems],
    };
  },
};

/** Words for what is in a room. */
const IN_ROOM: Readonly<Record<string, RegExp>> = {
  Bathroom: /\b(?:bath(?:room)?|tub|shower|vanity|toilet|powder room)\b/,
  Kitchen: /\b(?:kitchen|island|pantry|stove|oven|refrigerator|dishwasher)\b/,
};

/** A problem if each line names another part of the gallery than the chosen one, and none the chosen one. */
function otherGallery(answers: Answers, site: FormSite): FormProblem[] {
  const { label, options = new Map() } = galleryQuestion(site, '');
  const lines = (answers.get('shown')?.[0] ?? '').toLowerCase().split('\n').filter(Boolean);
  const namesIn = (line: string) =>
    [...options.keys()].filter((name) => line.includes(name.toLowerCase()) || IN_ROOM[name]?.test(line));
  const chosen = [...options.keys()].find((name) => options.get(name) === answers.get('folder')?.[0]);
  const [other, ...more] = new Set(lines.flatMap(namesIn));
  const isOther =
    other && other !== chosen && more.length === 0 && lines.every((line) => namesIn(line).length > 0);
  return isOther
    ? [{ label, text: `The lines say ${other}. Choose that here, or name ${chosen} in them.` }]
    : [];
}
