import { choiceKind, picturePositionKind, yesNoKind } from './choice';
import { colorKind } from './color';
import { emailKind, phoneKind } from './contact';
import { dayKind } from './dates';
import { durationKind } from './duration';
import { daysKind, timesKind } from './hours';
import type { Kind } from './kind';
import { linkKind, webAddressKind } from './link';
import { moneyKind } from './money';
import { monthKind } from './month';
import { numberKind, readingTimeKind } from './number';
import { postalCodeKind, stateKind } from './places';
import { iconKind } from './references';
import { seasonKind, specialDaysKind } from './season';
import { labelKind, languageKind } from './text';
import { momentKind, timeKind } from './time';
import { timeZoneKind } from './timeZone';
import { tradeKind } from './trade';

/** Every kind of value that people type in more than one way, or wrongly. */
export const kinds: readonly Kind[] = [
  ...[linkKind, phoneKind, emailKind, dayKind, momentKind, timeKind, timesKind, daysKind, seasonKind],
  ...[specialDaysKind, timeZoneKind, numberKind, monthKind, durationKind, moneyKind, choiceKind, tradeKind],
  ...[yesNoKind, iconKind, picturePositionKind, readingTimeKind, colorKind, labelKind, languageKind],
  ...[webAddressKind, postalCodeKind, stateKind],
];

const byName = new Map(kinds.map((kind) => [kind.name, kind]));

export const kindNamed = (name = ''): Kind | undefined => byName.get(name);
