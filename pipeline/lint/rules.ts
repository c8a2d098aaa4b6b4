import { bodyRules, textUnwanted } from './fields/body';
import { choiceRules } from './fields/choices';
import { contactRules } from './fields/contacts';
import { addressRules } from './fields/fieldAddresses';
import { dateRules, showingRules } from './fields/fieldDates';
import { linkShape } from './fields/fieldLinks';
import { listRules } from './fields/fieldLists';
import { unknownNameRules } from './fields/fieldNames';
import { textRules } from './fields/fieldText';
import { hoursRules, timeRules } from './fields/hours';
import { empty, missing } from './fields/missing';
import { numberRules } from './fields/numbers';
import { shapeRules, textWanted } from './fields/shapes';
import { templateRules } from './fields/templates';
import { codeRules } from './markdown/code';
import { textGarbled } from './markdown/garbled';
import { headingRules } from './markdown/headings';
import { htmlRules } from './markdown/html';
import { headingLine, lineSign } from './markdown/markdownLines';
import { linkForm } from './markdown/markdownLinks';
import { linesRun } from './markdown/markdownLists';
import { pictureUploading, pictureWords } from './markdown/markdownPictures';
import { stars } from './markdown/stars';
import { tableForm } from './markdown/tables';
import type { Rule } from './rule';
import { albumRules } from './site/albums';
import { brokenLinkRules } from './site/brokenLinks';
import { claimDiffers } from './site/claims';
import { factRules } from './site/facts';
import { fileRules } from './site/files';
import { foreignContactRules } from './site/foreignContacts';
import { linkAddressRules } from './site/linkAddress';
import { addressLost } from './site/lostAddresses';
import { pictureFileRules } from './site/pictureFiles';
import { publicNotFolder, publicTaken } from './site/publicFiles';
import { categoryUnknown, referenceUnknown } from './site/references';
import { pageAddress, reviewRules } from './site/reviewPages';
import { menuTwice, pageAddressRules } from './site/siteAddresses';
import { showingLinkRules } from './site/siteDates';
import { pictureMissing, pictureRules } from './site/sitePictures';
import { redirectRules } from './site/siteRedirects';
import { titleRules } from './site/titles';
import { characterRules } from './source/characters';
import { colonRules } from './source/colons';
import { fenceRules } from './source/fences';
import { indentationRules } from './source/indentation';
import { joinedLineRules } from './source/joinedLines';
import { needsQuotes } from './source/needsQuotes';
import { quoteRules } from './source/quotes';
import { secondItem } from './source/secondItem';
import { listSign } from './source/sourceLists';
import { nameRules } from './source/sourceNames';
import { tooDeep, tooMuch, unreadableRules } from './source/unreadable';

/** In the order in which they are tried on a line, the most likely first. */
const sourceRules: readonly Rule[] = [
  ...[...unreadableRules, secondItem, ...fenceRules, tooDeep, tooMuch],
  ...[...characterRules, ...joinedLineRules, ...indentationRules, listSign],
  ...[...quoteRules, needsQuotes, ...nameRules, ...colonRules],
  ...[textWanted, pictureMissing, textUnwanted],
];

/** Rules about what keeps a file from being loaded whole. */
export const loadingRules: readonly Rule[] = [
  ...[missing, needsQuotes, textWanted, ...shapeRules, linkShape, ...contactRules],
  ...[...dateRules, ...timeRules, ...numberRules, ...choiceRules, ...addressRules, pageAddress],
  ...[tooDeep, tooMuch, ...unknownNameRules, textUnwanted, ...bodyRules, empty],
];

/** Rules about the loaded fields of one file. */
const entryRules: readonly Rule[] = [
  ...templateRules,
  ...textRules,
  ...showingRules,
  ...hoursRules,
  ...listRules,
];

const markdownRules: readonly Rule[] = [
  ...[tableForm, listSign, linesRun, textGarbled, headingLine, ...headingRules, lineSign],
  ...[...htmlRules, ...codeRules, pictureUploading, linkForm, pictureWords, stars],
];

const siteRules: readonly Rule[] = [
  ...[...fileRules, publicTaken, publicNotFolder, ...pageAddressRules, ...redirectRules],
  ...[...brokenLinkRules, ...showingLinkRules, ...linkAddressRules, menuTwice],
  ...[...reviewRules, addressLost, pictureMissing, ...pictureRules],
  ...[referenceUnknown, ...factRules, categoryUnknown, ...albumRules, ...titleRules],
  ...[claimDiffers, ...foreignContactRules, ...pictureFileRules],
];

/** Every rule, in the order of the stages. Where several find something at one position, the first here is shown. */
export const rules: readonly Rule[] = [
  ...new Set([...sourceRules, ...loadingRules, ...entryRules, ...markdownRules, ...siteRules]),
];

const byId = new Map(rules.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
