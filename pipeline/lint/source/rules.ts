import { textUnwanted } from '../fields/body';
import { tooDeep, tooMuch } from '../fields/limits';
import { textWanted } from '../fields/shapes';
import type { Rule } from '../rule';
import { pictureMissing } from '../site/pictures';
import { letterLost, oddSpace, tab } from './characters';
import { needsColon, needsSpace } from './colons';
import { fenceDoubled, fenceLate, fenceMissing, fenceMisspelt, fenceOpen } from './fences';
import { indent, layout } from './indentation';
import { linesJoined, textLines } from './joinedLines';
import { listSign } from './lists';
import { mergeMarker } from './mergeMarkers';
import { frontMatterShape, nameSigns, noteSign, twice } from './names';
import { needsQuotes } from './needsQuotes';
import { quoteCurly, quoteOpen } from './quotes';
import { secondItem } from './secondItem';
import { notText, tooLarge } from './unreadable';

/** In the order in which they are asked what is wrong with a line: the likeliest first. */
export const sourceRules: readonly Rule[] = [
  notText,
  tooLarge,
  secondItem,
  mergeMarker,
  fenceMisspelt,
  fenceMissing,
  fenceLate,
  fenceOpen,
  fenceDoubled,
  tooDeep,
  tooMuch,
  oddSpace,
  tab,
  linesJoined,
  textLines,
  noteSign,
  indent,
  listSign,
  nameSigns,
  quoteCurly,
  quoteOpen,
  needsQuotes,
  needsSpace,
  needsColon,
  layout,
  frontMatterShape,
  twice,
  letterLost,
  textWanted,
  pictureMissing,
  textUnwanted,
];
