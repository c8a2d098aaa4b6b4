import { facts } from './facts';
import { form } from './form';
import { formErrors } from './formErrors';
import { mails } from './mails';
import { pages } from './pages';
import { projects } from './projects';

/** Spanish and its labels, as a `Language` of `labels.ts`. */
export const spanish = {
  name: 'Spanish',
  otherNames: ['español', 'espanol'],
  code: 'es',
  locale: 'es-US',
  commonWords: 'el la los las de que con para su y en una por del',
  labels: { ...pages, ...form, ...facts, ...formErrors, ...mails, ...projects },
};
