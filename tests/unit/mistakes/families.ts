import { addresses } from './addresses';
import { contacts } from './contacts';
import { editor } from './editor';
import { hostile } from './hostile';
import { limits } from './limits';
import { marks } from './marks';
import { moved } from './moved';
import { names } from './names';
import { references } from './references';
import { text } from './text';
import { values } from './values';
import { wordsForPictures } from './wordsForPictures';
import { yaml } from './yaml';

/** Every mistake, by family. */
export const families = {
  yaml,
  editor,
  moved,
  values,
  names,
  limits,
  references,
  contacts,
  text,
  marks,
  addresses,
  wordsForPictures,
  hostile,
};
