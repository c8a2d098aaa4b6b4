import type { Rule } from '../rule';
import { listSign } from '../source/lists';
import { codeOpen, textSpaces } from './code';
import { textGarbled } from './garbled';
import {
  headingEmpty,
  headingInside,
  headingJump,
  headingSigns,
  headingSpace,
  secondTitle,
} from './headings';
import { html, noteOpen } from './html';
import { headingLine, lineSign } from './lines';
import { linkForm } from './links';
import { linesRun } from './lists';
import { pictureUploading, pictureWords } from './pictures';
import { stars } from './stars';
import { tableForm } from './tables';

export const markdownRules: readonly Rule[] = [
  tableForm,
  listSign,
  linesRun,
  textGarbled,
  headingLine,
  headingEmpty,
  headingSigns,
  secondTitle,
  headingJump,
  headingSpace,
  headingInside,
  lineSign,
  noteOpen,
  html,
  codeOpen,
  textSpaces,
  pictureUploading,
  linkForm,
  pictureWords,
  stars,
];
