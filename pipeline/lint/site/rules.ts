import type { Rule } from '../rule';
import { addressTaken, addressTwice, menuTwice } from './addresses';
import { albumEmpty, photoUnseen } from './albums';
import { anchorBroken, linkBroken } from './brokenLinks';
import { factImpossible } from './business';
import { claimDiffers } from './claims';
import { dayUnlikely } from './dates';
import { descriptionTwice, fileTwice, titleTwice } from './duplicates';
import { factBraces, factUnknown, factUnsaid } from './facts';
import { fileEnding, fileName } from './fileNames';
import { fileMissing, linkFile, wrongFolder } from './files';
import { addressOther, emailOther, licenceOther, phoneOther } from './foreignContacts';
import { linkAddress, linkHttp, linkOwn } from './linkAddress';
import { addressLost } from './lostAddresses';
import { pictureBroken, pictureHuge, pictureKind, pictureTiny } from './pictureFiles';
import { pictureMissing, pictureOutside, pictureUndescribed } from './pictures';
import {
  redirectAddress,
  redirectChain,
  redirectHidesPage,
  redirectLoop,
  redirectNowhere,
  redirectTwice,
} from './redirects';
import { categoryUnknown, referenceUnknown } from './references';
import { pageMissing, reviewUnseen } from './reviewPages';
import { linkEarly, linkLate } from './schedule';
import { titleName } from './titles';

export const siteRules: readonly Rule[] = [
  fileMissing,
  addressTaken,
  addressTwice,
  redirectAddress,
  redirectTwice,
  redirectHidesPage,
  redirectLoop,
  redirectChain,
  redirectNowhere,
  linkBroken,
  anchorBroken,
  linkEarly,
  linkLate,
  linkAddress,
  linkHttp,
  linkOwn,
  menuTwice,
  pageMissing,
  reviewUnseen,
  addressLost,
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
