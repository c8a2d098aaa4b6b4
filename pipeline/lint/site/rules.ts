import type { Rule } from '../rule';
import { addressTaken, addressTwice, menuTwice } from './addresses';
import { anchorBroken, linkBroken } from './brokenLinks';
import { emailInLink, phoneInLink } from './contactLinks';
import { linkAddress, linkForm, linkHttp, linkOwn } from './linkAddress';
import { addressLost } from './lostAddresses';
import {
  redirectAddress,
  redirectChain,
  redirectHidesPage,
  redirectLoop,
  redirectNowhere,
  redirectTwice,
} from './redirects';
import { pageAddress, pageMissing, reviewUnseen } from './reviewPages';
import { linkEarly, linkLate } from './schedule';

export const siteRules: readonly Rule[] = [
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
  phoneInLink,
  emailInLink,
  linkForm,
  linkHttp,
  linkOwn,
  menuTwice,
  pageMissing,
  pageAddress,
  reviewUnseen,
  addressLost,
];
