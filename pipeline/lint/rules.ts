import type { Rule } from './rule';
import { amountLeft, keepShortened, numberTenfold } from './rules/changes/changedValues';
import { addressLost, redirectGone } from './rules/changes/lostAddresses';
import { formerTitle } from './rules/changes/oldTitles';
import { pageUnlisted, teamUnseen } from './rules/changes/unseen';
import { bodyRules, textUnwanted } from './rules/fields/body';
import { addressRules, businessRules, keepPeriod } from './rules/fields/business';
import { listRules } from './rules/fields/fieldLists';
import { renamedField, retiredField, unknownNameRules } from './rules/fields/fieldNames';
import { capitals, fieldMarkupRules, lengthRules } from './rules/fields/fieldText';
import { foreignFields } from './rules/fields/foreignFields';
import { formRules } from './rules/fields/forms';
import { holidayRules, hoursRules } from './rules/fields/hours';
import { kindRules } from './rules/fields/kinds';
import { empty, missing } from './rules/fields/missing';
import { pastedText } from './rules/fields/pastedText';
import { shapeRules, textWanted } from './rules/fields/shapes';
import { placeholder, templateRules, templateWords } from './rules/fields/templates';
import { brokenLinkRules } from './rules/links/brokenLinks';
import { linkAddressRules } from './rules/links/linkAddress';
import { pageUnlinked } from './rules/links/orphanPages';
import { menuTwice, pageAddressRules, redirectRules } from './rules/links/pageAddresses';
import { codeRules, htmlRules } from './rules/markdown/codeAndHtml';
import { headingRules } from './rules/markdown/headings';
import { linkForm, pictureUploading, pictureWords } from './rules/markdown/linksAndPictures';
import { stars } from './rules/markdown/stars';
import { linesRun, tableForm } from './rules/markdown/tables';
import { logoRules, pictureFileRules } from './rules/pictures/pictureFiles';
import { photoTwoJobs, repeatedPhotoRules } from './rules/pictures/repeatedPhotos';
import { albumRules, pictureMissing, pictureRules } from './rules/pictures/sitePictures';
import { alwaysNeeded, scheduleCrossed, showingLinkRules } from './rules/site/dates';
import { duplicateRules } from './rules/site/duplicates';
import { factRules } from './rules/site/facts';
import { fileRules, publicNotFolder, publicTaken } from './rules/site/files';
import { foreignContactRules } from './rules/site/foreignContacts';
import { frameRules } from './rules/site/frames';
import { languageRules } from './rules/site/languages';
import { privacyRules } from './rules/site/privacy';
import { projectRules } from './rules/site/projectFacts';
import { categoryUnknown, referenceUnknown } from './rules/site/references';
import { pageAddress, reviewFactRules, reviewRules } from './rules/site/reviews';
import { characterRules, textGarbled } from './rules/source/characters';
import { fenceRules, secondItem } from './rules/source/fences';
import { indentationRules } from './rules/source/indentation';
import { listIndent, listNumber, listSign } from './rules/source/listItems';
import { joinedLineRules, nameMissing } from './rules/source/multilineText';
import { colonRules, nameRules } from './rules/source/names';
import { needsQuotes } from './rules/source/needsQuotes';
import { quoteRules } from './rules/source/quotes';
import { tooDeep, tooMuch, unreadableRules } from './rules/source/unreadable';

/**
 * All rules, in the order of the stages: about the source, in the order in which their proposals for a line are tried, the likeliest
 * first; about values that could not be loaded; about the loaded fields of one file; about texts; about the site. A rule with
 * several checks stands where the first one belongs. Of several findings at one position, `arrange` shows that of the first rule.
 */
// biome-ignore format: several rules a line
const stages: readonly (Rule | readonly Rule[])[] = [
  unreadableRules, secondItem, fenceRules, tooDeep, tooMuch, characterRules, colonRules,
  joinedLineRules, nameMissing, indentationRules, listSign, quoteRules, pastedText, needsQuotes,
  nameRules, templateWords, placeholder, textWanted, pictureMissing, textUnwanted,

  templateRules, alwaysNeeded, missing, shapeRules, kindRules, keepPeriod, addressRules,
  pageAddress, foreignFields, unknownNameRules, bodyRules, empty,

  renamedField, retiredField, capitals, fieldMarkupRules, scheduleCrossed, hoursRules,
  businessRules, listRules, formRules,

  tableForm, listNumber, listIndent, linesRun, textGarbled, headingRules, htmlRules, codeRules,
  pictureUploading, linkForm, pictureWords, stars,

  fileRules, publicTaken, publicNotFolder, pageAddressRules, redirectRules, holidayRules, addressLost,
  brokenLinkRules, showingLinkRules, linkAddressRules, menuTwice, languageRules, reviewRules,
  pictureRules, teamUnseen, referenceUnknown, factRules, categoryUnknown, albumRules,
  duplicateRules, projectRules, repeatedPhotoRules, privacyRules, keepShortened,
  photoTwoJobs, numberTenfold, amountLeft, redirectGone, foreignContactRules, logoRules, pictureFileRules,
  reviewFactRules, frameRules, formerTitle, pageUnlisted, pageUnlinked, lengthRules,
];

export const rules: readonly Rule[] = stages.flat();

/** The rule with an id. */
export const ruleOf = (id: string): Rule | undefined => rules.find((rule) => rule.id === id);
