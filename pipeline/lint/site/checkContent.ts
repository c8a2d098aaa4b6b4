import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { addressesOf } from './addressesOf';
import { checkAddresses } from './checkAddresses';
import { checkAlbums } from './checkAlbums';
import { checkBusiness } from './checkBusiness';
import { checkCategories } from './checkCategories';
import { checkClaims } from './checkClaims';
import { checkCopies } from './checkCopies';
import { checkDays } from './checkDays';
import { checkFileNames } from './checkFileNames';
import { checkMentions } from './checkMentions';
import { checkMenus } from './checkMenus';
import { checkPictureFiles } from './checkPictureFiles';
import { checkRedirects } from './checkRedirects';
import { checkReviewPages } from './checkReviewPages';
import { checkShared } from './checkShared';
import { checkSingles } from './checkSingles';
import { checkTitles } from './checkTitles';
import { checkWords } from './checkWords';
import type { Published } from './Published';

/** Everything that one file cannot know by itself. */
export function checkContent(
  content: Content,
  problems: readonly Problem[],
  published?: Published,
): Problem[] {
  const addresses = addressesOf(content, published);
  return [
    ...checkSingles(content, problems),
    ...checkAddresses(content),
    ...checkMentions(content, addresses),
    ...checkMenus(content),
    ...checkReviewPages(content, addresses),
    ...checkRedirects(content, addresses),
    ...checkCategories(content),
    ...checkAlbums(content),
    ...checkShared(content),
    ...checkCopies(content),
    ...checkBusiness(content),
    ...checkDays(content),
    ...checkTitles(content),
    ...checkClaims(content),
    ...checkWords(content),
    ...checkFileNames(content),
    ...checkPictureFiles(content),
  ];
}
