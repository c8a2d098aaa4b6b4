import type { Rule } from '../rule';
import { albumEmpty, photoUnseen } from './albums';
import { factImpossible } from './business';
import { claimDiffers } from './claims';
import { dayUnlikely } from './dates';
import { descriptionTwice, fileTwice, titleTwice } from './duplicates';
import { factBraces, factUnknown, factUnsaid } from './facts';
import { fileEnding, fileName } from './fileNames';
import { fileMissing, linkFile, wrongFolder } from './files';
import { addressOther, emailOther, licenceOther, phoneOther } from './foreignContacts';
import { pictureBroken, pictureHuge, pictureKind, pictureTiny } from './pictureFiles';
import { pictureMissing, pictureOutside, pictureUndescribed } from './pictures';
import { categoryUnknown, referenceUnknown } from './references';
import { titleName } from './titles';

export const siteRules: readonly Rule[] = [
  fileMissing,
  pictureMissing,
  pictureOutside,
  pictureUndescribed,
  referenceUnknown,
  factBraces,
  factUnknown,
  factUnsaid,
  categoryUnknown,
  albumEmpty,
  photoUnseen,
  titleTwice,
  descriptionTwice,
  fileTwice,
  factImpossible,
  dayUnlikely,
  titleName,
  claimDiffers,
  phoneOther,
  licenceOther,
  addressOther,
  emailOther,
  linkFile,
  wrongFolder,
  fileName,
  fileEnding,
  pictureKind,
  pictureBroken,
  pictureHuge,
  pictureTiny,
];
