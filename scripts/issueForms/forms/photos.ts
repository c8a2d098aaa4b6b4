import { count } from '../../check/report';
import { galleryQuestion } from '../fieldQuestion';
import type { FormSite, IssueForm, Question } from '../issueForm';
import { FormPictures } from '../placePictures';
import { askable } from '../writeTemplate';

const SHOWN = 'What each one shows';

const questions = (site: FormSite): Question[] =>
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
  ]);

export const photos: IssueForm = {
  name: 'photos',
  title: 'Photos for the gallery',
  about: 'Photos of your work, with a line about each.',
  questions,
  write(answers, site) {
    const folder = answers.get('folder')?.[0] ?? 'jobs';
    const pictures = new FormPictures(site);
    pictures.attach(answers.get('photos')?.[0], {
      label: 'Photos',
      shown: answers.get('shown')?.[0],
      shownLabel: SHOWN,
      folder: `portfolio/${folder}`,
    });
    return {
      title: `${count(pictures.placed.length, 'photo')} for the gallery: ${folder}`,
      files: pictures.descriptions(),
      pictures: pictures.placed,
      isPublic: false,
      problems: pictures.problems,
    };
  },
};
