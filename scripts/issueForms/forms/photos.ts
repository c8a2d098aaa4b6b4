import { count } from '../../../pipeline/lint/lists';
import { otherChoice } from '../choices';
import { askCaptions, FormPictures } from '../FormPictures';
import { galleryQuestion } from '../fieldQuestion';
import { askable, type IssueForm, type Question } from '../issueForm';
import { listLines } from '../typedLists';

const PHOTOS: Question = {
  id: 'photos',
  label: 'Photos',
  about: 'Up to 20.',
  control: 'upload',
  required: true,
};

export const photos: IssueForm = {
  name: 'photos',
  title: 'Photos for the gallery',
  about: 'Photos of your work, with a line about each.',
  questions: (site) =>
    askable([
      galleryQuestion(site, 'The part of the gallery for these photos.'),
      PHOTOS,
      askCaptions(PHOTOS),
    ]),
  write(answers, site) {
    const [folder = 'jobs'] = answers.get('folder') ?? [];
    const pictures = new FormPictures(site, answers, `portfolio/${folder}`);
    pictures.attach(PHOTOS);
    const { label, options } = galleryQuestion(site, '');
    const other = otherChoice(options, folder, {
      where: 'The lines name',
      texts: listLines(answers.get(askCaptions(PHOTOS).id)?.[0]?.toLowerCase()),
      names: (line, name) => line.includes(name.toLowerCase()) || IN_ROOM[name]?.test(line) === true,
    });
    return {
      title: `${count(pictures.placed.length, 'photo')} for the gallery: ${folder}`,
      files: pictures.descriptions(),
      pictures: pictures.placed,
      notes: pictures.notes,
      isPublic: false,
      problems: [...(other ? [{ label, text: other }] : []), ...pictures.problems],
    };
  },
};

const IN_ROOM: Readonly<Record<string, RegExp>> = {
  Bathroom: /\b(?:bath(?:room)?|tub|shower|vanity|toilet|powder room)\b/,
  Kitchen: /\b(?:kitchen|island|pantry|stove|oven|refrigerator|dishwasher)\b/,
};
