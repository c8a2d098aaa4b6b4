import { facts } from './facts';
import { form } from './form';
import { formErrors } from './formErrors';
import { mails } from './mails';
import { pages } from './pages';
import { projects } from './projects';

/** English and its labels, as a `Language` of `labels.ts`. Its keys are those that every language must have. */
export const english = {
  name: 'English',
  otherNames: [],
  code: 'en',
  locale: 'en-US',
  commonWords: 'the and of to with for your we is that you our at from',
  labels: { ...pages, ...form, ...facts, ...formErrors, ...mails, ...projects },
};
