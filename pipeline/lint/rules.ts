import { bodyRules, textUnwanted } from './fields/body';
import { choiceRules } from './fields/choices';
import { colorRules, contrastRules } from './fields/colors';
import { contactRules, emailMissing } from './fields/contacts';
import { addressRules } from './fields/fieldAddresses';
import { linkShape } from './fields/fieldLinks';
import { listRules } from './fields/fieldLists';
import { renamedField, retiredField, unknownNameRules } from './fields/fieldNames';
import { fieldSignRules } from './fields/fieldSigns';
import { textRules } from './fields/fieldText';
import { formSize } from './fields/formSize';
import { formRules } from './fields/forms';
import { labelRules } from './fields/labels';
import { empty, missing } from './fields/missing';
import { numberRules } from './fields/numbers';
import { pastedText } from './fields/pastedText';
import { placeholder } from './fields/placeholders';
import { shapeRules, textWanted } from './fields/shapes';
import { templateRules } from './fields/templates';
import { dayRules } from './fields/times/days';
import { dateRules, showingRules } from './fields/times/fieldDates';
import { hoursRules } from './fields/times/hours';
import { spanRules } from './fields/times/spans';
import { timeRules } from './fields/times/times';
import { timeZoneMissing, timeZoneRules } from './fields/times/timeZones';
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
import { numberTenfold } from './site/changes/numbers';
import { redirectGone } from './site/changes/redirects';
import { duplicateRules } from './site/duplicates';
import { factRules } from './site/facts';
import { fileRules } from './site/files';
import { foreignContactRules } from './site/foreignContacts';
import { frameRules } from './site/frames';
import { holidayRules } from './site/holidays';
import { languageRules } from './site/languages';
import { brokenLinkRules } from './site/links/brokenLinks';
import { linkCopied } from './site/links/copiedLinks';
import { linkAddressRules } from './site/links/linkAddress';
import { addressLost } from './site/links/lostAddresses';
import { menuTwice, pageAddressRules } from './site/links/siteAddresses';
import { redirectRules } from './site/links/siteRedirects';
import { albumRules } from './site/pictures/albums';
import { logoRules } from './site/pictures/logo';
import { photoTwoJobs } from './site/pictures/photoTwoJobs';
import { pictureFileRules } from './site/pictures/pictureFiles';
import { projectPictureRules } from './site/pictures/projectPictures';
import { pictureMissing, pictureRules } from './site/pictures/sitePictures';
import { privacyRules } from './site/privacy';
import { projectRules } from './site/projectFacts';
import { publicNotFolder, publicTaken } from './site/publicFiles';
import { categoryUnknown, referenceUnknown } from './site/references';
import { reviewFactRules } from './site/reviewFacts';
import { pageAddress, reviewRules } from './site/reviewPages';
import { showingLinkRules } from './site/siteDates';
import { backslash } from './source/backslashes';
import { characterRules } from './source/characters';
import { colonRules } from './source/colons';
import { fenceRules } from './source/fences';
import { hiddenCharacter } from './source/hiddenCharacters';
import { indentationRules } from './source/indentation';
import { joinedLineRules } from './source/joinedLines';
import { nameMissing } from './source/missingNames';
import { needsQuotes } from './source/needsQuotes';
import { quoteRules } from './source/quotes';
import { secondItem } from './source/secondItem';
import { listSign } from './source/sourceLists';
import { nameRules } from './source/sourceNames';
import { tooDeep, tooMuch, unreadableRules } from './source/unreadable';

/** In the order in which they are tried on a line, the most likely first. */
const sourceRules: readonly Rule[] = [
  ...[...unreadableRules, secondItem, ...fenceRules, tooDeep, tooMuch],
  ...[...characterRules, hiddenCharacter, ...joinedLineRules, nameMissing, ...indentationRules, listSign],
  ...[...quoteRules, backslash, pastedText, needsQuotes, ...nameRules, ...colonRules],
  ...[textWanted, pictureMissing, textUnwanted],
];

/** Rules about what keeps a file from being loaded whole. */
export const loadingRules: readonly Rule[] = [
  ...[missing, needsQuotes, textWanted, ...shapeRules, linkShape, ...contactRules],
  ...[
    ...dateRules,
    ...timeRules,
    ...dayRules,
    ...timeZoneRules,
    ...numberRules,
    ...spanRules,
    ...choiceRules,
    ...colorRules,
    ...labelRules,
    ...addressRules,
    pageAddress,
  ],
  ...[tooDeep, tooMuch, ...unknownNameRules, textUnwanted, ...bodyRules, empty],
];

/** Rules about the loaded fields of one file. */
const entryRules: readonly Rule[] = [
  renamedField,
  retiredField,
  ...templateRules,
  pastedText,
  placeholder,
  ...textRules,
  ...fieldSignRules,
  ...showingRules,
  ...hoursRules,
  timeZoneMissing,
  emailMissing,
  ...contrastRules,
  ...listRules,
  ...formRules,
  formSize,
];

const markdownRules: readonly Rule[] = [
  ...[tableForm, listSign, linesRun, textGarbled, headingLine, ...headingRules, lineSign],
  ...[...htmlRules, ...codeRules, pictureUploading, linkForm, pictureWords, stars],
];

const siteRules: readonly Rule[] = [
  ...[...fileRules, publicTaken, publicNotFolder, ...pageAddressRules, ...redirectRules],
  ...[...holidayRules, ...brokenLinkRules, ...showingLinkRules, ...linkAddressRules, linkCopied, menuTwice],
  ...[...languageRules, ...reviewRules, addressLost, pictureMissing, ...pictureRules],
  ...[referenceUnknown, ...factRules, categoryUnknown, ...albumRules, ...duplicateRules],
  ...[...projectRules, ...projectPictureRules, ...privacyRules, photoTwoJobs, numberTenfold, redirectGone],
  ...[...foreignContactRules, ...logoRules, ...pictureFileRules, ...reviewFactRules, ...frameRules],
];

/** Every rule, in the order of the stages. Where several find something at one position, the first here is shown. */
export const rules: readonly Rule[] = [
  ...new Set([...sourceRules, ...loadingRules, ...entryRules, ...markdownRules, ...siteRules]),
];

const byId = new Map(rules.map((rule) => [rule.id, rule]));

export function ruleOf(id: string): Rule | undefined {
  return byId.get(id);
}
