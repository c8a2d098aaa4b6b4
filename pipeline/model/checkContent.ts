import type { Problem } from '../report/Problem';
import { addressesOf } from './addressesOf';
import { checkAddresses } from './checkAddresses';
import { checkCategories } from './checkCategories';
import { checkClaims } from './checkClaims';
import { checkFileNames } from './checkFileNames';
import { checkHours } from './checkHours';
import { checkMentions } from './checkMentions';
import { checkPictureFiles } from './checkPictureFiles';
import { checkRedirects } from './checkRedirects';
import { checkReviewPages } from './checkReviewPages';
import { checkShared } from './checkShared';
import { checkSingles } from './checkSingles';
import { checkWords } from './checkWords';
import type { Published } from './Published';
import type { Content } from './readContent';

/** Everything that one file cannot know by itself. */
export function checkContent(content: Content, published?: Published): Problem[] {
  const addresses = addressesOf(content, published);
  return [
    ...checkSingles(content),
    ...checkAddresses(content),
    ...checkMentions(content, addresses),
    ...checkReviewPages(content, addresses),
    ...checkRedirects(content, addresses),
    ...checkCategories(content),
    ...checkShared(content),
    ...checkHours(content),
    ...checkClaims(content),
    ...checkWords(content),
    ...checkFileNames(content),
    ...checkPictureFiles(content),
  ];
}
