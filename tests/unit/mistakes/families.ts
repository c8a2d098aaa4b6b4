import { addresses } from './addresses';
import { contacts } from './contacts';
import { editor } from './editor';
import { hostile } from './hostile';
import { hours } from './hours';
import { limits } from './limits';
import { marks } from './marks';
import { moved } from './moved';
import { names } from './names';
import { ownSite } from './ownSite';
import { references } from './references';
import { shownNowhere } from './shownNowhere';
import { text } from './text';
import { unlikely } from './unlikely';
import { values } from './values';
import { wholeFiles } from './wholeFiles';
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
  wholeFiles,
  ownSite,
  hours,
  shownNowhere,
  unlikely,
};
