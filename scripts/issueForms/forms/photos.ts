import { count } from '../../../pipeline/lint/lists';
import { otherChoice } from '../choices';
import { FormPictures } from '../FormPictures';
import { galleryQuestion } from '../fieldQuestion';
import { askable, type IssueForm } from '../issueForm';
import { CAPTIONS } from '../newFileForm';
import { listLines } from '../typedLists';

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
        required: true,
        ...CAPTIONS,
      },
    ]),
  write(answers, site) {
    const [folder = 'jobs'] = answers.get('folder') ?? [];
    const [shown] = answers.get('shown') ?? [];
    const gallery = galleryQuestion(site, '');
    const other = otherChoice(gallery.options, folder, {
      where: 'The lines name',
      texts: listLines(shown?.toLowerCase()),
      names: showsRoom,
    });
    const pictures = new FormPictures(site);
    pictures.attach(answers.get('photos')?.[0], {
      label: 'Photos',
      captions: shown,
      captionLabel: SHOWN,
      folder: `portfolio/${folder}`,
    });
    return {
      title: `${count(pictures.placed.length, 'photo')} for the gallery: ${folder}`,
      files: pictures.descriptions(),
      pictures: pictures.placed,
      notes: pictures.notes,
      isPublic: false,
      problems: [...(other ? [{ label: gallery.label, text: other }] : []), ...pictures.problems],
    };
  },
};

/** Words for what is in a room. */
const IN_ROOM: Readonly<Record<string, RegExp>> = {
  Bathroom: /\b(?:bath(?:room)?|tub|shower|vanity|toilet|powder room)\b/,
  Kitchen: /\b(?:kitchen|island|pantry|stove|oven|refrigerator|dishwasher)\b/,
};

const showsRoom = (line: string, name: string): boolean =>
  line.includes(name.toLowerCase()) || IN_ROOM[name]?.test(line) === true;
