import { count } from '../../check/report';
import { galleryQuestion } from '../fieldQuestion';
import type { Answers, FormProblem, FormSite, IssueForm, Question } from '../issueForm';
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
      problems: [...otherGallery(answers, site), ...pictures.problems],
    };
  },
};

/** Asks if each line names another part of the gallery than the chosen one. */
function otherGallery(answers: Answers, site: FormSite): FormProblem[] {
  const { label, options = new Map() } = galleryQuestion(site, '');
  const [chosen] = answers.get('folder') ?? [];
  const lines = (answers.get('shown')?.[0] ?? '').toLowerCase().split('\n').filter(Boolean);
  const isNamed = (name: string) => lines.every((line) => line.includes(name.toLowerCase()));
  const [other] = [...options].find(([name]) => isNamed(name)) ?? [];
  const own = [...options].some(
    ([name, folder]) => folder === chosen && lines.join().includes(name.toLowerCase()),
  );
  return other && options.get(other) !== chosen && !own
    ? [{ label, text: `Your lines say ${other}. Choose that, or say here what else they show.` }]
    : [];
}
