import { checkHours } from '../fields/checkHours';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { checkAlbums } from './checkAlbums';
import { checkBusiness } from './checkBusiness';
import { checkCategories } from './checkCategories';
import { checkClaims } from './checkClaims';
import { checkCopies } from './checkCopies';
import { checkDays } from './checkDays';
import { checkFileNames } from './checkFileNames';
import { checkMentions } from './checkMentions';
import { checkPictureFiles } from './checkPictureFiles';
import { checkShared } from './checkShared';
import { checkSingles } from './checkSingles';
import { checkTitles } from './checkTitles';
import { checkWords } from './checkWords';

/** Everything that one file cannot know by itself. */
export function checkContent(content: Content, problems: readonly Problem[]): Problem[] {
  return [
    ...checkSingles(content, problems),
    ...checkMentions(content),
    ...checkCategories(content),
    ...checkAlbums(content),
    ...checkShared(content),
    ...checkCopies(content),
    ...checkHours(content),
    ...checkBusiness(content),
    ...checkDays(content),
    ...checkTitles(content),
    ...checkClaims(content),
    ...checkWords(content),
    ...checkFileNames(content),
    ...checkPictureFiles(content),
  ];
}
