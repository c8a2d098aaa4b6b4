import { editor } from './editor';
import { hostile } from './hostile';
import { limits } from './limits';
import { names } from './names';
import { references } from './references';
import { text } from './text';
import { values } from './values';
import { yaml } from './yaml';

/** Every mistake, by family. */
export const families = { yaml, editor, values, names, limits, references, text, hostile };
