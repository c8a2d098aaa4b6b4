import type { Rule } from '../rule';
import { needsQuotes } from '../source/needsQuotes';
import { pageAddress, postalCode, slug, state, webAddress } from './addresses';
import { fieldsBelow, textMissing, textUnwanted } from './body';
import { choice, icon, yesOrNo } from './choices';
import { email, phone } from './contacts';
import { day, dayImpossible, moment } from './dates';
import { hoursBoth, hoursMissing, hoursOrder, hoursTwice } from './hours';
import { tooLong, tooShort } from './lengths';
import { tooDeep, tooMuch } from './limits';
import { linkShape } from './links';
import { entryTwice, tableCells } from './lists';
import { empty, missing } from './missing';
import { unknownName, wrongDepth } from './names';
import { number, numberRange } from './numbers';
import { alwaysNeeded, scheduleCrossed } from './schedule';
import { groupWanted, listEmpty, listLength, listWanted, menuEntry, textWanted } from './shapes';
import { templateName, templateWords } from './templates';
import { placeholder } from './text';
import { days, time } from './times';

/** Rules about what keeps a file from being loaded whole. */
export const loadingRules: readonly Rule[] = [
  missing,
  needsQuotes,
  textWanted,
  listWanted,
  groupWanted,
  listLength,
  listEmpty,
  menuEntry,
  linkShape,
  phone,
  email,
  day,
  dayImpossible,
  moment,
  time,
  days,
  number,
  numberRange,
  choice,
  yesOrNo,
  icon,
  webAddress,
  pageAddress,
  slug,
  postalCode,
  state,
  tooDeep,
  tooMuch,
  unknownName,
  wrongDepth,
  textUnwanted,
  fieldsBelow,
  textMissing,
  empty,
];

/** Rules about what was loaded of a file, which it can know by itself. */
const entryRules: readonly Rule[] = [
  templateName,
  templateWords,
  tooLong,
  tooShort,
  alwaysNeeded,
  scheduleCrossed,
  hoursBoth,
  hoursMissing,
  hoursOrder,
  hoursTwice,
  tableCells,
  placeholder,
  entryTwice,
];

export const fieldRules: readonly Rule[] = [...loadingRules, ...entryRules];
