// Made by `npm run generate` from the files in kinds/. Do not edit.
import { choiceKind, picturePositionKind, yesNoKind } from './choice';
import { colorKind } from './color';
import { emailKind, phoneKind } from './contact';
import { dayKind } from './dates';
import { durationKind } from './duration';
import { daysKind, timesKind } from './hours';
import { linkKind, webAddressKind } from './link';
import { moneyKind } from './money';
import { monthKind } from './months';
import { numberKind, readingTimeKind } from './number';
import { iconKind } from './references';
import { seasonKind, specialDaysKind } from './season';
import { postalCodeKind, stateKind } from './states';
import { labelKind, languageKind } from './text';
import { momentKind, timeKind } from './time';
import { timeZoneKind } from './timeZone';
import { tradeKind } from './trade';
import type { Kind } from './kind';

/** Every kind of value that people type in more than one way, or wrongly. */
export const kinds: readonly Kind[] = [
  choiceKind,
  yesNoKind,
  picturePositionKind,
  colorKind,
  phoneKind,
  emailKind,
  dayKind,
  durationKind,
  timesKind,
  daysKind,
  linkKind,
  webAddressKind,
  moneyKind,
  monthKind,
  numberKind,
  readingTimeKind,
  iconKind,
  seasonKind,
  specialDaysKind,
  stateKind,
  postalCodeKind,
  labelKind,
  languageKind,
  timeKind,
  momentKind,
  timeZoneKind,
  tradeKind,
];
