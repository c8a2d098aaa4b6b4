import type { FormSite, IssueForm, Question } from '../issueForm';
import { count, describePictures, placePictures } from '../placePictures';
import { askable } from '../writeTemplate';
import { galleryFolders } from './job';

const SHOWN = 'What each one shows';

const questions = (site: FormSite): Question[] =>
  askable([
    {
      id: 'folder',
      label: 'Gallery',
      about: 'The part of the gallery for these photos.',
      control: 'choice',
      required: true,
      options: galleryFolders(site),
    },
    { id: 'photos', label: 'Photos', about: 'Up to 20.', control: 'pictures', required: true },
    {
      id: 'shown',
      label: SHOWN,
      about: 'One line for each photo, in their order.',
      control: 'text',
      required: true,
      placeholder: 'Example: The finished work, seen from the street',
      isCaptions: true,
    },
  ]);

export const photos: IssueForm = {
  name: 'photos',
  title: 'Photos for the gallery',
  about: 'Photos of your work, with a line about each.',
  questions,
  write(answers, site) {
    const folder = answers.get('folder')?.[0] ?? 'jobs';
    const attached = {
      text: answers.get('photos')?.[0],
      label: 'Photos',
      shown: answers.get('shown')?.[0],
      shownLabel: SHOWN,
      folder: `portfolio/${folder}`,
    };
    const { pictures, problems } = placePictures(attached, site, new Set());
    return {
      title: `${count(pictures.length, 'photo')} for the gallery: ${folder}`,
      files: describePictures(pictures, site),
      pictures,
      problems,
    };
  },
};
